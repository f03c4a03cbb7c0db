import { DAY_MS, dayStart, readBuildTime } from '#lib/dates.ts';
import { isGroup } from '#lib/is-group.ts';
import type { Translated, Translation } from '#lib/translate.ts';
import { isCalendarDate } from '#schemas/date.ts';
import { onlyEnglish, type Language } from '#schemas/languages.ts';
import type { Site } from '#schemas/site.ts';
import { type Content, type Entry, say, sayOfFile, valid } from '../content.ts';
import { type Problem, shorten, warn } from '../problem.ts';
import type { TranslationFile } from './read-translation.ts';

/** The languages of the site, as content/languages.yaml has them. */
export const languagesOf = (entries: readonly Entry[]): Language[] => {
  const value = entries.find(({ file }) => file === 'content/languages.yaml')?.value;
  return (value as Language[] | undefined) ?? onlyEnglish;
};

/** The files with words of other languages, by their tags. */
export function tagged({ entries, translations }: Pick<Content, 'entries' | 'translations'>) {
  const site = entries.filter(({ kind, id }) => kind.name === 'interface' && id !== 'en');
  const files = [
    ...translations.filter(({ kind }) => kind.name !== 'interface'),
    ...site.map(({ file, id }) => ({ file, tag: id })),
  ];
  return new Map(
    [...Map.groupBy(files, ({ tag }) => tag)].map(([tag, group]) => [tag, group.map(({ file }) => file)]),
  );
}

// The words of the site itself have one name in all languages.
const nameOf = (file: string) =>
  file
    .replace(/^content\//, '')
    .replace(/\.\w+$/, '')
    .replace(/^(interface)\/en$/, '$1');

/** The command that brings a translation up to date. */
export const commandFor = ({ own: { tag }, english: { file } }: Pair) =>
  `npm run translate -- ${tag} ${nameOf(file)}`;

/** Where a translation keeps its words in its own file. */
export const inFile = ({ data }: TranslationFile, path: readonly PropertyKey[]) =>
  isGroup(data) && 'items' in data ? ['items', ...path] : [...path];

/** A translation, its entry and its language. */
export interface Pair {
  own: TranslationFile;
  english: Entry;
  language: Language;
  /** The emergency numbers. */
  called: readonly string[];
}

/** The emergency numbers of content/site.yaml, and the places where the site fills them in. */
export function emergencyNumbersOf(entries: readonly Entry[]): string[] {
  const [site] = valid<Site>(entries, 'content/site.yaml');
  if (!site) return [];
  const { general, ambulance } = site.value.emergency;
  return [general, ambulance, '{general}', '{ambulance}'];
}

/** '34 days ago', of a day MM/DD/YYYY. */
function ageOf(day: unknown): string {
  if (typeof day !== 'string' || !isCalendarDate(day)) return '';
  const days = Math.max(0, Math.floor((readBuildTime() - dayStart(day)) / DAY_MS));
  return ` ${days} ${days === 1 ? 'day' : 'days'} ago`;
}

/** What is said of words that are older than the English ones. */
export function sayStale(place: Translated, pair: Pair): string {
  const age = ageOf((pair.own.data as Translation).translatedOn);
  const shows =
    place.shown === undefined ? 'visitors read English here' : 'visitors still read the old words';
  return `translated${age}, and the English words have changed since: "${shorten(place.text, 80)}"; ${shows}. Translate it again, then ${commandFor(pair)} read-again`;
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
  return [warn(sayOfFile(pair.own.file, message))];
}

/** Hashes are written by a command. */
export function checkHashes(pair: Pair): Problem[] {
  const { own } = pair;
  const { from } = own.data as Translation;
  return Object.entries(from ?? {}).flatMap(([key, hash]) => {
    if (/^[\w-]{8}$/.test(hash)) return [];
    const message = `a command writes this. Remove the line, then run ${commandFor(pair)}`;
    return [say(own, ['from', key], message)];
  });
}
