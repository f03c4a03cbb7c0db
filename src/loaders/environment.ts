import { isPublic } from '#lib/publish/public-days.ts';

/**
 * When the site is built, for what depends on the day. SOURCE_DATE_EPOCH (seconds since 1970, the convention of
 * reproducible builds) sets another moment. Throws when that is not a number.
 */
export function readBuildTime(epoch = process.env['SOURCE_DATE_EPOCH']): number {
  if (!epoch) return Date.now();
  const seconds = Number(epoch);
  if (!Number.isInteger(seconds)) throw new Error('SOURCE_DATE_EPOCH: write whole seconds since 1970');
  return seconds * 1000;
}

/** Whether a build at `now` shows an entry. Previews, that editors look at before the day, show all, what is not public with a mark. */
export const isBuilt = (entry: object, now: number): boolean =>
  process.env['SHOW_UNPUBLISHED'] === 'true' || isPublic(entry, now);
