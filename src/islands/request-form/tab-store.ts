// Where storage is forbidden or full, at least the page itself remembers.
const memory = new Map<string, string>();

/** What this tab keeps under a key; null when nothing is kept. */
export function readFromTab(key: string): string | null {
  try {
    return memory.get(key) ?? sessionStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Keeps a text until the tab is closed; null forgets it. */
export function keepInTab(key: string, text: string | null): void {
  memory.delete(key);
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    if (text !== null) memory.set(key, text);
  }
}
