/** Keeps texts by key, as a browser does for a tab or for a device. Never throws: anything may be forbidden or full. */
export interface Store {
  /** Null when nothing is kept under the key, or nothing may be read. */
  read: (key: string) => string | null;
  /** Null forgets. Returns whether the store now holds what it was asked to hold. */
  write: (key: string, text: string | null) => boolean;
  listKeys: () => string[];
}
