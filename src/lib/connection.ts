interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  type?: string;
}

/** If the browser reports nothing, the connection counts as slow: the visitor may pay for every byte (docs/decisions/0002). */
export function isGoodConnection(): boolean {
  // Only Chromium has `navigator.connection`.
  const { connection } = navigator as { connection?: Connection };
  if (!connection) return false;
  return connection.effectiveType === '4g' && !connection.saveData && connection.type !== 'cellular';
}
