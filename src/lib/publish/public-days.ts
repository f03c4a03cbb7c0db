import { isRecord } from '../is-record.ts';
import { DAY_MS, dayStart, formatDate } from '../time/dates.ts';

/** The first and the last day on which visitors can see an entry, MM/DD/YYYY. */
export interface PublicDays {
  publishFrom?: string | undefined;
  publishUntil?: string | undefined;
}

/** The first and last days count in full, by Ghana's time. */
export function isPublic(entry: object, now: number): boolean {
  const { publishFrom, publishUntil } = entry as PublicDays;
  const hasBegun = !publishFrom || dayStart(publishFrom) <= now;
  return hasBegun && (!publishUntil || now < dayStart(publishUntil) + DAY_MS);
}

export function explainUnpublished(entry: object, now: number): string {
  // `entry` is not public. So if its first day has begun, its last day is over, and formatDate never gets ''.
  const { publishFrom, publishUntil = '' } = entry as PublicDays;
  return publishFrom !== undefined && now < dayStart(publishFrom)
    ? `Not public before ${formatDate(publishFrom)}`
    : `Public until ${formatDate(publishUntil)}, and no more`;
}

/** For previews: begins the title of an entry, or the details of an event, with the reason why visitors cannot see it. */
export function markUnpublished<Data extends object>(data: Data, now: number): Data {
  const field = 'details' in data ? 'details' : 'title';
  const text = isRecord(data) && data[field];
  // An entry without a title is never shown.
  return typeof text === 'string' ? { ...data, [field]: `${explainUnpublished(data, now)}: ${text}` } : data;
}

/**
 * When a link from one entry to another is broken: while its target is not yet public ('before'), or no longer public ('after').
 * Null if the link is never broken from `now` on.
 */
export function findBrokenPeriod(
  source: PublicDays,
  target: PublicDays,
  now: number,
): 'before' | 'after' | null {
  const startOf = (span: PublicDays) => (span.publishFrom ? dayStart(span.publishFrom) : -Infinity);
  const endOf = (span: PublicDays) => (span.publishUntil ? dayStart(span.publishUntil) + DAY_MS : Infinity);
  if (endOf(source) <= now) return null;
  if (startOf(target) > now && startOf(source) < startOf(target)) return 'before';
  return endOf(source) > endOf(target) ? 'after' : null;
}
