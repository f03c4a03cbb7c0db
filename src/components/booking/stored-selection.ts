/*
 * Where a selection is kept: this tab's storage and history entry only, never the query (decisions, A). What CANCEL cleared waits
 * in the tab for the one page that CANCEL leads to, and no longer.
 */
const keyOf = (service: string) => `chosen:${service}`;
const CANCELLED = 'cancelled';

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Full or forbidden: the history entry still survives a reload.
  }
}

/** The ids kept for a service. */
export function readSelection(service: string): string[] {
  const kept = read(keyOf(service)) ?? (history.state as { chosen?: string } | null)?.chosen ?? '';
  return kept.split('.').filter(Boolean);
}

/** Keeps it in the tab's storage alone, from another page than the list's own. */
export function keepInTab(service: string, ids: readonly string[]): void {
  write(keyOf(service), ids.join('.'));
}

export function storeSelection(service: string, ids: readonly string[]): void {
  // Beside what others know of this entry.
  history.replaceState({ ...(history.state as object | null), chosen: ids.join('.') }, '');
  keepInTab(service, ids);
}

export function keepCancelled(service: string, ids: readonly string[]): void {
  if (ids.length > 0) write(CANCELLED, `${service}:${ids.join('.')}`);
}

/** What CANCEL has just cleared, for whoever asks first. */
export function takeCancelled(): { service: string; ids: string[] } | null {
  const [service = '', ids = ''] = read(CANCELLED)?.split(':') ?? [];
  if (service) sessionStorage.removeItem(CANCELLED);
  return ids ? { service, ids: ids.split('.') } : null;
}
