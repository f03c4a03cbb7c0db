import { isRecord } from '../is-record.ts';
import { DAY_MS, dayStart, formatDate } from '../time/dates.ts';

/** The first and the last public day of any entry, MM/DD/YYYY; both may be missing. */
export interface PublicDays {
  publishFrom?: string | undefined;
  publishUntil?: string | undefined;
}

/** Whether visitors can see an entry at `now`: from the start of its first public day in Ghana to the end of its last. */
export function isPublic(entry: object, now: number): boolean {
  const { publishFrom, publishUntil } = entry as PublicDays;
  const hasBegun = !publishFrom || dayStart(publishFrom) <= now;
  return hasBegun && (!publishUntil || now < dayStart(publishUntil) + DAY_MS);
}

/** Why visitors cannot see an entry at `now`, such as 'Not public before 3 December 2026'. */
export function explainUnpublished(entry: object, now: number): string {
  // An entry that is not public has at least one of these days, so formatDate never gets ''.
  const { publishFrom, publishUntil = '' } = entry as PublicDays;
  return publishFrom !== undefined && now < dayStart(publishFrom)
    ? `Not public before ${formatDate(publishFrom)}`
    : `Public until ${formatDate(publishUntil)}, and no more`;
}

/** For previews: puts the reason why an entry is not public before its title, or before the details of an event. */
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
export function findBrokenPeriod(from: PublicDays, to: PublicDays, now: number): 'before' | 'after' | null {
  const begins = (span: PublicDays) => (span.publishFrom ? dayStart(span.publishFrom) : -Infinity);
  const ends = (span: PublicDays) => (span.publishUntil ? dayStart(span.publishUntil) + DAY_MS : Infinity);
  if (ends(from) <= now) return null;
  if (begins(to) > now && begins(from) < begins(to)) return 'before';
  return ends(from) > ends(to) ? 'after' : null;
}
