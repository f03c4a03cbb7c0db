interface Signals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Whether the visitor's browser asks not to be tracked: Global Privacy Control or Do Not Track. */
export function hasPrivacySignal(signals: Signals): boolean {
  return signals.globalPrivacyControl === true || signals.doNotTrack === '1';
}
