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
