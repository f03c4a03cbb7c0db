import { DAY_MS, dayStart, formatDate } from '../time/dates.ts';

/** The first and the last day, MM/DD/YYYY, on which visitors can see an entry; without one, there is no such end. */
export interface Span {
  publishFrom?: string | undefined;
  publishUntil?: string | undefined;
}

/** Whether visitors can see an entry at `now`: from the midnight that begins its first day in Ghana until its last day is over. */
export function isPublic(entry: object, now: number): boolean {
  const { publishFrom, publishUntil } = entry as Span;
  const hasBegun = !publishFrom || dayStart(publishFrom) <= now;
  return hasBegun && (!publishUntil || now < dayStart(publishUntil) + DAY_MS);
}

/** 'Not public before 3 December 2026' of an entry that visitors cannot see at `now`. */
export function sayWhyNot(entry: object, now: number): string {
  const { publishFrom, publishUntil = '' } = entry as Span;
  return publishFrom !== undefined && now < dayStart(publishFrom)
    ? `Not public before ${formatDate(publishFrom)}`
    : `Public until ${formatDate(publishUntil)}, and no more`;
}

/** An entry with the mark of a preview before its title, or before what tells an event from the others of its title. */
export function markUnpublished<Data extends object>(data: Data, now: number): Data {
  const field = 'details' in data ? 'details' : 'title';
  const words = (data as Record<string, unknown>)[field];
  // Nothing without a title is ever shown.
  return typeof words === 'string' ? { ...data, [field]: `${sayWhyNot(data, now)}: ${words}` } : data;
}

/** When a link between two entries leads nowhere: before the page it leads to is public, or after; null if on no day from `now` on. */
export function findGap(from: Span, to: Span, now: number): 'before' | 'after' | null {
  const begins = (span: Span) => (span.publishFrom ? dayStart(span.publishFrom) : -Infinity);
  const ends = (span: Span) => (span.publishUntil ? dayStart(span.publishUntil) : Infinity);
  if (begins(to) > now && begins(from) < begins(to)) return 'before';
  return ends(from) > ends(to) ? 'after' : null;
}
