interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  type?: string;
}

/**
 * Whether the browser says that the line is fast, unmetered and not in data-saving mode. Browsers that say
 * nothing count as not good: then nothing is downloaded that was not asked for (decisions, C6).
 */
export function isGoodConnection(): boolean {
  const { connection } = navigator as { connection?: Connection };
  if (!connection) return false;
  return connection.effectiveType === '4g' && !connection.saveData && connection.type !== 'cellular';
}
