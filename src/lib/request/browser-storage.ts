/** Texts by key, for a tab or for the device. Never throws, even if storage is forbidden or full. */
export interface BrowserStorage {
  read: (key: string) => string | null;
  /** Null removes the text. */
  write: (key: string, text: string | null) => void;
}

export type DeviceStorage = BrowserStorage & { listKeys: () => string[] };

/** Drafts are kept in the tab, unsent requests on the device. */
export interface BrowserStorages {
  tab: BrowserStorage;
  device: DeviceStorage;
}

// If sessionStorage is forbidden or full, texts are kept in history.state, which also survives a reload and Back.
const readHistoryState = (): Record<string, string | undefined> => history.state ?? {};

export const tabStorage = (): BrowserStorage => ({
  read(key) {
    try {
      return readHistoryState()[key] ?? sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key, text) {
    const { [key]: textInHistory, ...otherTexts } = readHistoryState();
    try {
      if (textInHistory !== undefined) history.replaceState(otherTexts, '');
      if (text === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, text);
    } catch {
      try {
        if (text !== null) history.replaceState({ ...otherTexts, [key]: text }, '');
      } catch {
        // Safari throws after too many calls in a short time. A later write() keeps the text.
      }
    }
  },
});

export const deviceStorage = (): DeviceStorage => ({
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
      // The browser notifies only other tabs, but the notice at the top of this page must change too.
      dispatchEvent(new Event('storage'));
    } catch {
      // Storage is forbidden or full.
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

/** The object in a stored text; an empty object if the text holds none. */
export function parseKept(text: string | null): Record<string, unknown> {
  try {
    return toObject(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}

// isRecord() would add 30 bytes to each page with a form.
export const toObject = (value: unknown) =>
  (typeof value === 'object' && value ? value : {}) as Record<string, unknown>;
