/** Keeps texts by key, as a browser does for a tab or for a device. Never throws: anything may be forbidden or full. */
export interface BrowserStorage {
  /** Null when nothing is kept under the key, or nothing may be read. */
  read: (key: string) => string | null;
  /** Null forgets. */
  write: (key: string, text: string | null) => void;
  listKeys: () => string[];
}

/** Where the requests of a visitor are kept: what is being written in the tab, what could not be sent on the device. */
export interface BrowserStorages {
  tab: BrowserStorage;
  device: BrowserStorage;
}

// Where storage is forbidden or full, the tab's history remembers: it too outlives a reload and Back.
const inHistory = () => (history.state ?? {}) as Record<string, string | undefined>;

/** What this tab keeps until it is closed. */
export const tabStorage = (): BrowserStorage => ({
  read(key) {
    try {
      return inHistory()[key] ?? sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key, text) {
    const { [key]: before, ...others } = inHistory();
    try {
      if (before !== undefined) history.replaceState(others, '');
      if (text === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
    } catch {
      if (text !== null) history.replaceState({ ...others, [key]: text }, '');
    }
  },
  listKeys: () => Object.keys(inHistory()),
});

/** What all tabs of this site keep on this device. */
export const deviceStorage = (): BrowserStorage => ({
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
      // The browser tells only the other tabs; the notice at the top of this page needs to know too.
      dispatchEvent(new Event('storage'));
    } catch {
      // Nothing is kept then.
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

/** Reads an object back from storage, where anything may have been written; anything else becomes an empty object. */
export function parseKept(text: string | null): Record<string, unknown> {
  try {
    return toObject(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}

export const toObject = (value: unknown) =>
  (typeof value === 'object' && value ? value : {}) as Record<string, unknown>;
