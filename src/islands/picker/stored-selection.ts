/** Where a selection is kept: this tab's storage and history entry only, never the query (decisions, A). */
const keyOf = (serviceId: string) => `chosen:${serviceId}`;

/** The ids kept for a service, newest first choice; '' when nothing is kept or storage is forbidden. */
export function readStoredSelection(serviceId: string): string[] {
  const state: unknown = history.state;
  const inHistory =
    typeof state === 'object' && state !== null && 'chosen' in state ? String(state.chosen) : '';
  try {
    return (sessionStorage.getItem(keyOf(serviceId)) ?? inHistory).split('.');
  } catch {
    return inHistory.split('.');
  }
}

export function storeSelection(serviceId: string, ids: Iterable<string>): void {
  const chosen = [...ids].join('.');
  history.replaceState({ chosen }, '');
  try {
    sessionStorage.setItem(keyOf(serviceId), chosen);
  } catch {
    // Storage is full or forbidden: the history entry still survives a reload.
  }
}
