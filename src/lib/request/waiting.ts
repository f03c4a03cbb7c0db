import type { RequestValues } from './request-form.ts';
import type { Store } from './store.ts';
import { isEntryKey, parseEntry, type WaitingEntry } from './waiting-entry.ts';

/*
 * Requests that could not be sent wait on the device until they are sent or removed. Each has a key of its own, so that
 * tabs cannot overwrite one another's. Times are in milliseconds.
 */

const keyOf = (reference: string) => `request:${reference}`;

function readEntry(device: Store, key: string, now: number): WaitingEntry | null {
  const text = device.read(key);
  const entry = parseEntry(text, now);
  if (text !== null && !entry) device.write(key, null);
  return entry;
}

const write = (device: Store, entry: WaitingEntry) =>
  device.write(keyOf(entry.reference), JSON.stringify(entry));

/** Returns false where the device keeps nothing. */
export function keepWaiting(
  device: Store,
  { form, reference, values }: { form: string; reference: string; values: RequestValues },
  now: number,
): boolean {
  return write(device, { form, reference, since: now, values });
}

export function markSent(device: Store, form: string, reference: string, now: number): void {
  write(device, { form, reference, since: now });
}

export function removeRequest(device: Store, reference: string): void {
  device.write(keyOf(reference), null);
}

/** What the device knows of a request by its number; null when nothing. */
export function lookUpRequest(device: Store, reference: string, now: number): 'waiting' | 'sent' | null {
  const entry = readEntry(device, keyOf(reference), now);
  return entry && (entry.values ? 'waiting' : 'sent');
}

/** What waits of one form, the longest first, each as the text of a draft. Throws away what waited too long. */
export function listWaiting(device: Store, formId: string, now: number): string[] {
  return device
    .listKeys()
    .filter(isEntryKey)
    .flatMap((key) => readEntry(device, key, now) ?? [])
    .filter(({ form, values }) => form === formId && values)
    .sort((a, b) => a.since - b.since)
    .map((entry) => JSON.stringify(entry));
}
