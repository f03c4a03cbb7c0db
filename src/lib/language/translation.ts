import { createHash } from 'node:crypto';
import type { Words } from '#schemas/words.ts';
import { differsHarmfully } from './text-facts.ts';
import { layOver, type Place, placesOf } from './word-places.ts';

/** A file beside an entry, such as `lab-services.fr.yaml`: its words in the shape of the entry. */
export interface Translation {
  sample?: true | undefined;
  /** The mark of the English words that somebody has read it against. */
  from?: string | undefined;
  /** The items of a file that is a list. */
  items?: unknown;
}

/** The words of an entry, with the text below its header block. */
export interface WordsFile {
  value: unknown;
  text: string;
}

/** The place of the text below a header block. */
const TEXT: Omit<Place, 'text'> = { key: 'text', path: [], isName: false, isFixed: false };

const asPlace = (text: string): Place[] => (text.trim() ? [{ ...TEXT, text }] : []);

/** All that is to be translated. */
export const listPlaces = (words: Words, { value, text }: WordsFile): Place[] => [
  ...[...placesOf(words, value)].filter(({ isFixed }) => !isFixed),
  ...asPlace(text),
];

/** Where a translation keeps its words. */
export const bodyOf = (words: Words, translation: unknown): unknown =>
  words.type === 'list' ? (translation as Translation | undefined)?.items : translation;

/** The mark of English words: eight letters, which tell whether they have changed. */
export function markOf(places: Iterable<Place>): string {
  const words = [...places].map(({ key, text }) => [key, text.trim()]);
  const hash = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 8);
  // Letters alone: YAML would take some for a number.
  return hash.replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');
}

/** Whether a text has more words than a name has; values in braces are none. */
export const isSentence = (text: string): boolean =>
  text
    .replaceAll(/\{[^{}]*\}/g, ' ')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length > 3;

/** English words beside those of a language; `own` is missing where nobody has translated them. */
export interface Compared {
  place: Place;
  own?: Place;
}

/** How a translation stands beside its English file. */
export interface Comparison {
  all: Compared[];
  /** Places without words of the language. */
  missing: Place[];
  /** Words for which there are no English ones. */
  left: Place[];
  /** Of a translation that is older: places with another number, price, hour or link. */
  harmful: Place[];
  mark: string;
  state: 'unread' | 'older' | 'current';
  /** Whether visitors see it. */
  isShown: boolean;
}

/** Compares a translation with the English file. `called` are numbers such as 112 that people call, or the places for them. */
export function compareFiles(
  words: Words,
  english: WordsFile,
  own: { data: Translation; text: string },
  { isHealth = false, called = [] }: { isHealth?: boolean; called?: readonly string[] },
): Comparison {
  const places = listPlaces(words, english);
  const mark = markOf(places);
  const found = listPlaces(words, { value: bodyOf(words, own.data), text: own.text });
  const here = new Map(found.map((place) => [place.key, place]));
  const known = new Set(places.map(({ key }) => key));
  const all = places.map((place): Compared => {
    const beside = here.get(place.key);
    const isLeft = beside?.text.trim() === place.text.trim() && isSentence(place.text);
    return beside && !isLeft ? { place, own: beside } : { place };
  });
  const missing = all.filter((each) => !each.own).map(({ place }) => place);
  const left = found.filter(({ key }) => !known.has(key));
  const { from } = own.data;
  const state = from === undefined ? 'unread' : from === mark ? 'current' : 'older';
  const harmful =
    state === 'older'
      ? all.filter((each) => each.own && differsHarmfully(each.place.text, each.own.text, called))
      : [];
  const isSafe =
    state === 'current' || (state === 'older' && !isHealth && harmful.length + left.length === 0);
  return {
    all,
    missing,
    left,
    harmful: harmful.map(({ place }) => place),
    mark,
    state,
    isShown: missing.length === 0 && isSafe,
  };
}

/** An entry with the words of a translation in place of the English ones; `data` is what the schema made of the English file. */
export const translateEntry = <Data>(words: Words, data: Data, translation: Translation): Data =>
  layOver(words, data, bodyOf(words, translation)) as Data;
