import type { Store } from '#lib/request/store.ts';

// Where storage is forbidden or full, at least the page itself remembers.
const memory = new Map<string, string>();

/** What this tab keeps until it is closed. */
export const tabStore = (): Store => ({
  read(key) {
    try {
      return memory.get(key) ?? sessionStorage.getItem(key);
    } catch {
      return memory.get(key) ?? null;
    }
  },
  write(key, text) {
    memory.delete(key);
    try {
      if (text === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
    } catch {
      if (text !== null) memory.set(key, text);
    }
    return true;
  },
  listKeys: () => [...memory.keys()],
});
