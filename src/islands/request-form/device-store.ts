import type { Store } from '#lib/request/request-world.ts';

/** What all tabs of this site keep on this device. */
export const deviceStore = (): Store => ({
  read(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key, text) {
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      // The browser tells only the other tabs; the notice at the top of this page wants to know too.
      dispatchEvent(new Event('storage'));
      return true;
    } catch {
      return false;
    }
  },
  listKeys() {
    try {
      return Object.keys(localStorage);
    } catch {
      return [];
    }
  },
});
