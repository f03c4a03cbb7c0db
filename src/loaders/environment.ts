import { isPublic } from '#lib/publish/public-days.ts';

/**
 * The time of the build, in milliseconds since 1970. SOURCE_DATE_EPOCH, the convention of reproducible builds, sets another time,
 * in seconds. Throws if that variable is not a whole number.
 */
export function readBuildTime(epoch = process.env['SOURCE_DATE_EPOCH']): number {
  if (!epoch) return Date.now();
  const seconds = Number(epoch);
  if (!Number.isInteger(seconds)) throw new Error('SOURCE_DATE_EPOCH: write whole seconds since 1970');
  return seconds * 1000;
}

/** Whether a build at `now` shows an entry, by its public days only. Previews, which set SHOW_UNPUBLISHED, ignore these days. */
export const isShownInBuild = (entry: object, now: number): boolean =>
  process.env['SHOW_UNPUBLISHED'] === 'true' || isPublic(entry, now);
