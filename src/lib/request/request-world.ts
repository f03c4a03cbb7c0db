import type { Outcome } from './attempt.ts';
import type { EmailService } from './request-form.ts';

/** Keeps texts by key, as a browser does for a tab or for a device. Never throws: anything may be forbidden or full. */
export interface BrowserStorage {
  /** Null when nothing is kept under the key, or nothing may be read. */
  read: (key: string) => string | null;
  /** Null forgets. Returns whether the storage now holds what it was asked to hold. */
  write: (key: string, text: string | null) => boolean;
  listKeys: () => string[];
}

/** Where the requests of a visitor are kept: what is being written in the tab, what could not be sent on the device. */
export interface BrowserStorages {
  tab: BrowserStorage;
  device: BrowserStorage;
}

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

/** Everything a request needs of the world around it, so that tests can play it. */
export interface RequestWorld extends BrowserStorages {
  /** Milliseconds, as Date.now(). */
  now: () => number;
  isOnline: () => boolean;
  newReference: () => string;
  /** Never rejects. */
  send: (email: EmailService, fields: Record<string, string>) => Promise<Outcome>;
  /** Runs the work when no other tab is at the same request. */
  takeTurn: (name: string, work: () => Promise<Outcome>) => Promise<Outcome>;
  /** Calls back once after so many milliseconds; what it returns calls that off. */
  callAfter: (ms: number, act: () => void) => () => void;
}
