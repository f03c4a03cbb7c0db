import { isReference } from './is-reference.ts';
import type { RequestValues } from './request-form.ts';

/** What the device keeps of a request that somebody pressed Send for. */
export interface WaitingEntry {
  form: string;
  /** When it was kept, in milliseconds. */
  since: number;
  reference: string;
  /** Absent once it was sent: then only the number is kept, so that no other tab sends it again. */
  values?: RequestValues;
}

export function isEntryKey(key: string): boolean {
  return key.startsWith('request:');
}

/** Null for what is broken, or was kept for more than seven days. */
export function parseEntry(text: string | null, now: number): WaitingEntry | null {
  try {
    const entry = JSON.parse(text ?? '') as WaitingEntry;
    const days = (now - entry.since) / 86_400_000;
    // A year and more proves that a clock was wrong, and then nothing is thrown away.
    return isReference(entry.reference) && (days <= 7 || days > 365) ? entry : null;
  } catch {
    return null;
  }
}
