import { parseKept, toObject, type BrowserStorage, type BrowserStorages } from './browser-storage.ts';
import { isIdle } from '../idle.ts';
import { isReference, type RequestField, type RequestValues } from './request-form.ts';

/*
 * Requests and drafts in the browser's storage. A request that may be unsent stays on the device until it is sent or removed, at
 * most seven days (docs/decisions/0009). Each request has its own key, so that no tab overwrites the request of another tab. Times
 * are milliseconds.
 */

/** 'queued': not sent. 'unknown': sending has begun and no answer has come, so the service may have the request or not. */
export type KeptStatus = 'queued' | 'unknown' | 'sent';

export const mayBeUnsent = (status: KeptStatus | null) => status === 'queued' || status === 'unknown';

export interface KeptRequest {
  /** The id of the form. */
  form: string;
  reference: string;
  status: KeptStatus;
  /** When Send was clicked; for a request that was sent, when it was sent. */
  since: number;
  /** Empty once the request was sent: its reference is enough to stop other tabs from sending it again. */
  values: RequestValues;
}

const HOUR = 3_600_000;
const MAX_AGE = 7 * 24 * HOUR;
/** A clock moves by at most this much when its time zone is corrected. */
const MAX_CLOCK_CORRECTION = 12 * HOUR;

/** After seven days, because anyone with the phone can read it; and if the clock went back, because its age is then unknown. */
const isExpired = ({ since }: KeptRequest, now: number): boolean =>
  now - since > MAX_AGE || since - now > MAX_CLOCK_CORRECTION;

const KEY_PREFIX = 'request:';
const requestKey = (reference: string) => KEY_PREFIX + reference;

function parseEntry(text: string | null): KeptRequest | null {
  const { form, reference, status, since, values } = parseKept(text);
  if (typeof form !== 'string' || !isReference(reference)) return null;
  if (status !== 'queued' && status !== 'unknown' && status !== 'sent') return null;
  if (typeof since !== 'number') return null;
  return { form, reference, status, since, values: toObject(values) };
}

const write = (device: BrowserStorage, entry: KeptRequest) =>
  device.write(requestKey(entry.reference), JSON.stringify(entry));

/** Removes a request that is broken or expired. */
function readEntry(device: BrowserStorage, key: string, now: number): KeptRequest | null {
  const text = device.read(key);
  if (text === null) return null;
  const entry = parseEntry(text);
  if (entry && !isExpired(entry, now)) return entry;
  device.write(key, null);
  return null;
}

export function readKeptStatus(device: BrowserStorage, reference: string, now: number): KeptStatus | null {
  return readEntry(device, requestKey(reference), now)?.status ?? null;
}

/** The requests that may be unsent, the oldest first. */
export function listUnsent(device: BrowserStorages['device'], now: number): KeptRequest[] {
  return device
    .listKeys()
    .filter((key) => key.startsWith(KEY_PREFIX))
    .flatMap((key) => readEntry(device, key, now) ?? [])
    .filter(({ status }) => mayBeUnsent(status))
    .sort((a, b) => a.since - b.since);
}

/** Saves a request for seven days from now. A request that was sent already is not changed. */
export function queueRequest(
  device: BrowserStorage,
  { form, reference, values }: Pick<KeptRequest, 'form' | 'reference' | 'values'>,
  now: number,
): void {
  const status = readKeptStatus(device, reference, now) ?? 'queued';
  if (status !== 'sent') write(device, { form, reference, status, since: now, values });
}

/** The change does not lengthen the seven days for which the device keeps the request. */
export function updateUnsent(
  device: BrowserStorage,
  reference: string,
  change: { values: RequestValues } | { status: KeptStatus },
  now: number,
): void {
  const entry = readEntry(device, requestKey(reference), now);
  if (entry && entry.status !== 'sent') write(device, { ...entry, ...change });
}

export function markSent(device: BrowserStorage, form: string, reference: string, now: number): void {
  write(device, { form, reference, status: 'sent', since: now, values: {} });
}

export function removeRequest(device: BrowserStorage, reference: string): void {
  device.write(requestKey(reference), null);
}

/** A request that a visitor is filling in. At first, `reference` is ''. */
export interface Draft {
  reference: string;
  values: RequestValues;
}

type Fields = readonly Pick<RequestField, 'name'>[];

export const emptyDraft: Draft = { reference: '', values: {} };

export function isEmptyDraft({ values }: Draft): boolean {
  return Object.values(values).every((value) => value === '');
}

/** A draft from storage; fields that the form does not have are left out. */
function toDraft({ reference, values }: Record<string, unknown>, fields: Fields): Draft {
  const kept = toObject(values);
  return {
    reference: isReference(reference) ? reference : '',
    values: Object.fromEntries(
      fields.flatMap(({ name }) => (typeof kept[name] === 'string' ? [[name, kept[name]]] : [])),
    ),
  };
}

/** Where the tab keeps the draft of a form. */
export const draftKey = (formId: string) => `draft:${formId}`;

/**
 * The draft of this tab. If there is none, or if nobody has used it for 30 minutes: the oldest request of this form that may be
 * unsent.
 */
export function readDraft(
  { tab, device }: BrowserStorages,
  formId: string,
  fields: Fields,
  now: number,
): Draft {
  const kept = parseKept(tab.read(draftKey(formId)));
  if (!isIdle(kept['usedAt'], now)) return toDraft(kept, fields);
  const unsent = listUnsent(device, now).find(({ form }) => form === formId);
  return toDraft({ ...unsent }, fields);
}

/** The text of a draft that nobody has used for 30 minutes; null if this tab has none. Browsers may show this text again. */
export function readIdleText(
  tab: BrowserStorage,
  formId: string,
  now: number,
): Record<string, unknown> | null {
  const { usedAt, values } = parseKept(tab.read(draftKey(formId)));
  return values && isIdle(usedAt, now) ? toObject(values) : null;
}

export function keepDraft(tab: BrowserStorage, formId: string, draft: Draft, now: number): void {
  tab.write(draftKey(formId), isEmptyDraft(draft) ? null : JSON.stringify({ ...draft, usedAt: now }));
}
