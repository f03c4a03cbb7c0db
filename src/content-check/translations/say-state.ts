import { DAY_MS, dayStart, readBuildTime } from '#lib/dates.ts';
import type { Translated, Translation } from '#lib/translate.ts';
import { isCalendarDate } from '#schemas/date.ts';
import type { Problem } from '../problem.ts';
import { commandFor, type Pair } from './pair.ts';

/* What is said of words that are older than the English ones, or of which nobody knows how old they are. */

const shorten = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 80 ? `${line.slice(0, 77)}...` : line;
};

/** '34 days ago', of a day MM/DD/YYYY. */
function ageOf(day: unknown): string {
  if (typeof day !== 'string' || !isCalendarDate(day)) return '';
  const days = Math.max(0, Math.floor((readBuildTime() - dayStart(day)) / DAY_MS));
  return ` ${days} ${days === 1 ? 'day' : 'days'} ago`;
}

export function sayStale(place: Translated, pair: Pair): string {
  const age = ageOf((pair.own.data as Translation).translatedOn);
  const shows =
    place.shown === undefined ? 'visitors read English here' : 'visitors still read the old words';
  return `translated${age}, and the English words have changed since: "${shorten(place.text)}"; ${shows}. Translate it again, then ${commandFor(pair)} read-again`;
}

const MOST_NAMED = 5;

export function namePlaces(places: readonly Translated[]): string {
  const names = places.slice(0, MOST_NAMED).map(({ key }) => key);
  return names.join(', ') + (places.length > MOST_NAMED ? ` and ${places.length - MOST_NAMED} more` : '');
}

/** Words of which nobody knows where they come from. */
export function checkUndated(places: readonly Translated[], pair: Pair): Problem[] {
  const undated = places.filter(({ state }) => state === 'undated');
  if (undated.length === 0) return [];
  const message = `nobody knows from which English words these were made: ${namePlaces(undated)}. Run ${commandFor(pair)}`;
  return [{ file: pair.own.file, line: 1, column: 1, field: '', message, isWarning: true }];
}
