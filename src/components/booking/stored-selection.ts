/*
 * Where a selection is kept: this tab only, never the query (decisions, A). What CANCEL cleared waits in the tab for the one page
 * that CANCEL leads to, and no longer.
 */
export const keyOf = (service: string) => `chosen:${service}`;
export const CANCELLED = 'cancelled';

/** The tab's storage may be forbidden or full. */
export function inTab<T>(use: (tab: Storage) => T, otherwise?: () => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return otherwise?.();
  }
}
