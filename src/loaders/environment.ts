import { isPublic } from '#lib/publish/public-days.ts';

/**
 * The time of the build in milliseconds. SOURCE_DATE_EPOCH (seconds since 1970, the convention of reproducible builds) sets
 * another time. Throws if it is not a whole number.
 */
export function readBuildTime(epoch = process.env['SOURCE_DATE_EPOCH']): number {
  if (!epoch) return Date.now();
  const seconds = Number(epoch);
  if (!Number.isInteger(seconds)) throw new Error('SOURCE_DATE_EPOCH: write whole seconds since 1970');
  return seconds * 1000;
}

/** Whether a build at `now` shows an entry. Previews show all entries, and mark those that are not public. */
export const isShownInBuild = (entry: object, now: number): boolean =>
  process.env['SHOW_UNPUBLISHED'] === 'true' || isPublic(entry, now);
