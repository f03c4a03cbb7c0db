import { parseKept, toObject, type BrowserStorage, type BrowserStorages } from './browser-storage.ts';
import { isReference, type RequestField, type RequestValues } from './request-form.ts';

/*
 * What the browser keeps of requests. Those that are not known to be sent wait on the device until they are sent or removed, for up to
 * seven days. Each has a key of its own, so that tabs cannot overwrite one another's. Times are in milliseconds of the device's clock.
 */

/** 'queued': it was not sent. 'unknown': it was on its way and no answer came, so the service may have it or not. */
export type QueueStatus = 'queued' | 'unknown' | 'sent';

/** Whether the words of a request are kept, and shown to wait. */
export const isUnsent = (status: QueueStatus | null) => status === 'queued' || status === 'unknown';

export interface QueuedRequest {
  form: string;
  reference: string;
  status: QueueStatus;
  /** When Send was pressed. */
  since: number;
  /** When it was last looked at. */
  seen: number;
  /** Empty once it was sent: then only the number is kept, so that no other tab sends it again. */
  values: RequestValues;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LONGEST = 7 * DAY;
/** A phone that was set to the hour of another zone is set back by so much when that is put right. */
const CORRECTION = 12 * HOUR;

/**
 * The entry as it is to be kept after a look at it; null when it was kept for more than seven days, or when the clock no
 * longer tells: an entry may name a test, so what cannot be shown to be young is thrown away. A clock that
 * was set back a little makes it a day older: no phone whose clock starts anew each morning keeps it for good.
 */
function ageEntry(entry: QueuedRequest, now: number): QueuedRequest | null {
  const setBackBy = entry.seen - now;
  if (setBackBy > CORRECTION) return null;
  const since = setBackBy > MINUTE ? entry.since - DAY : entry.since;
  return now - since > LONGEST ? null : { ...entry, since, seen: now };
}

const KEY = 'request:';
const keyOf = (reference: string) => KEY + reference;

function parseEntry(text: string | null): QueuedRequest | null {
  const { form, reference, status, since, seen, values } = parseKept(text);
  if (typeof form !== 'string' || !isReference(reference)) return null;
  if (status !== 'queued' && status !== 'unknown' && status !== 'sent') return null;
  if (typeof since !== 'number' || typeof seen !== 'number') return null;
  return { form, reference, status, since, seen, values: toObject(values) };
}

const write = (device: BrowserStorage, entry: QueuedRequest) =>
  device.write(keyOf(entry.reference), JSON.stringify(entry));

/** Every look removes what is broken or too old, and keeps the time of the look. */
function readEntry(device: BrowserStorage, key: string, now: number): QueuedRequest | null {
  const text = device.read(key);
  if (text === null) return null;
  const kept = parseEntry(text);
  const entry = kept && ageEntry(kept, now);
  if (!kept || !entry) device.write(key, null);
  else if (Math.abs(now - kept.seen) > MINUTE) write(device, entry);
  return entry;
}

/** What the device knows about a request, by its number; null if nothing. */
export function lookUpRequest(device: BrowserStorage, reference: string, now: number): QueueStatus | null {
  return readEntry(device, keyOf(reference), now)?.status ?? null;
}

/** What is not known to be sent, the longest kept first. */
export function listQueued(device: BrowserStorage, now: number): QueuedRequest[] {
  return device
    .listKeys()
    .filter((key) => key.startsWith(KEY))
    .flatMap((key) => readEntry(device, key, now) ?? [])
    .filter(({ status }) => isUnsent(status))
    .sort((a, b) => a.since - b.since);
}

/** Somebody pressed Send: keeps the words for seven days from now. A request that was sent is left alone. */
export function queueRequest(
  device: BrowserStorage,
  { form, reference, values }: Pick<QueuedRequest, 'form' | 'reference' | 'values'>,
  now: number,
): void {
  const status = lookUpRequest(device, reference, now) ?? 'queued';
  if (status !== 'sent') write(device, { form, reference, status, since: now, seen: now, values });
}

/** Takes over what changed in a request that waits; it does not wait longer for that. */
export function updateQueued(
  device: BrowserStorage,
  reference: string,
  change: { values: RequestValues } | { status: QueueStatus },
  now: number,
): void {
  const entry = readEntry(device, keyOf(reference), now);
  if (entry && entry.status !== 'sent') write(device, { ...entry, ...change });
}

/** Leaves nothing but the number. */
export function markSent(device: BrowserStorage, form: string, reference: string, now: number): void {
  write(device, { form, reference, status: 'sent', since: now, seen: now, values: {} });
}

export function removeRequest(device: BrowserStorage, reference: string): void {
  device.write(keyOf(reference), null);
}

/** A request that is being written. `reference` is '' until it has got one. */
export interface Draft {
  reference: string;
  values: RequestValues;
}

type Fields = readonly Pick<RequestField, 'name'>[];

export const emptyDraft: Draft = { reference: '', values: {} };

export function isEmptyDraft({ values }: Draft): boolean {
  return Object.values(values).every((value) => value === '');
}

/** What was kept as the draft of a form with these fields: what does not fit is left out. */
function toDraft({ reference, values }: Record<string, unknown>, fields: Fields): Draft {
  const kept = toObject(values);
  return {
    reference: isReference(reference) ? reference : '',
    values: Object.fromEntries(
      fields.flatMap(({ name }) => (typeof kept[name] === 'string' ? [[name, kept[name]]] : [])),
    ),
  };
}

const draftKey = (formId: string) => `draft:${formId}`;

/** What was being written in this tab or, when that is nothing, a request of this form that waits on the device. */
export function readDraft(
  { tab, device }: BrowserStorages,
  formId: string,
  fields: Fields,
  now: number,
): Draft {
  const text = tab.read(draftKey(formId));
  if (text !== null) return toDraft(parseKept(text), fields);
  const waiting = listQueued(device, now).find(({ form }) => form === formId);
  return toDraft({ ...waiting }, fields);
}

/** Keeps a draft in the tab, or forgets it when every box is empty. */
export function keepDraft(tab: BrowserStorage, formId: string, draft: Draft): void {
  tab.write(draftKey(formId), isEmptyDraft(draft) ? null : JSON.stringify(draft));
}
