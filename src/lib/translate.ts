import { createHash } from 'node:crypto';
import type { Words } from '#schemas/words.ts';
import { differsHarmfully } from './language/facts.ts';
import { type Place, placesOf } from './word-places.ts';

/** A file beside an entry, such as `lab-services.fr.yaml`: words in the shape of the entry, each of which may be missing. */
export interface Translation {
  sample?: true | undefined;
  /** MM/DD/YYYY. */
  translatedOn?: string | undefined;
  /** For each place, the hash of the English words that its words were made from. */
  from?: Readonly<Record<string, string>> | undefined;
  /** The items of a file that is a list. */
  items?: unknown;
}

/** What `from` calls the text below a header block. */
export const TEXT = 'text';

/** The first letters of a hash of English words: tells whether they have changed. */
export const hashOf = (english: string): string =>
  // Two underscores would be a mark of Markdown.
  createHash('sha256').update(english.trim()).digest('base64url').slice(0, 8).replaceAll('_', '-');

/** Where a translation keeps its words. */
export const bodyOf = (words: Words, translation: Translation | undefined): unknown =>
  words.type === 'group' ? translation : translation?.items;

/** What became of words: shown in the language, or in English, and why. */
export interface Translated extends Place {
  state: 'translated' | 'stale' | 'undated' | 'missing' | 'fixed';
  /** As the translation has it at this place. */
  own?: Place;
  /** What visitors read; undefined when that is English. */
  shown?: string | undefined;
}

/**
 * The English words of an entry with those of a translation. Words that moved, as in a list with a new item, are known by
 * the hash of what they were made from. What is out of date shows all the same, unless it could harm: it says what to do before a
 * test, or another number or link than the English words.
 */
function compare(
  english: Iterable<Place>,
  own: Iterable<Place>,
  from: Readonly<Record<string, string>>,
): Translated[] {
  const here = new Map([...own].map((place) => [place.key, place]));
  const made = new Map(
    [...here].flatMap(([key, { text }]) => (from[key] ? [[from[key], text] as const] : [])),
  );
  const all = [...english].map((place) => ({ ...place, hash: hashOf(place.text) }));
  const hashes = new Set(all.map(({ hash }) => hash));
  return all.map(({ hash, ...place }): Translated => {
    if (place.isFixed) return { ...place, state: 'fixed' };
    const beneath = here.get(place.key);
    // A group that keeps its English name has not been named yet.
    const found = place.isName && beneath?.text === place.text ? undefined : beneath;
    const [text, origin] = [found?.text.trim(), from[place.key]];
    const beside = found && { own: found };
    if (text !== undefined && origin === hash)
      return { ...place, ...beside, state: 'translated', shown: text };
    const moved = made.get(hash);
    if (moved !== undefined) return { ...place, ...beside, state: 'translated', shown: moved.trim() };
    if (text === undefined) return { ...place, ...beside, state: 'missing' };
    const state = origin === undefined ? 'undated' : 'stale';
    // In a list, words that were made from what now stands elsewhere belong there.
    const isMoved = place.isPlaced && origin !== undefined && hashes.has(origin);
    const isHidden = place.isSafety || isMoved || differsHarmfully(place.text, text);
    return { ...place, ...beside, state, shown: isHidden ? undefined : text };
  });
}

/** What becomes of each words of an entry; `data` is what the schema made of the English file. */
export const comparePlaces = (
  words: Words,
  data: unknown,
  translation: Translation | undefined,
): Translated[] =>
  compare(placesOf(words, data), placesOf(words, bodyOf(words, translation)), translation?.from ?? {});

/** The same of words that show wherever they stand, whatever became of the English ones: what the site itself says. */
export function compareInPlace(
  english: Iterable<Place>,
  own: Iterable<Place>,
  from: Translation['from'] = {},
): Translated[] {
  const here = new Map([...own].map((place) => [place.key, place]));
  return [...english].map((place): Translated => {
    const found = here.get(place.key);
    if (!found) return { ...place, state: 'missing' };
    const origin = from[place.key];
    const known = origin === hashOf(place.text) ? 'translated' : 'stale';
    return { ...place, own: found, shown: found.text, state: origin === undefined ? 'undated' : known };
  });
}

/** What becomes of the text below the header block. */
export function compareText(
  english: string,
  own: string,
  translation: Translation | undefined,
  isSafety = false,
): Translated {
  const note = { key: TEXT, path: [], isName: false, isFixed: false, isPlaced: false, isSafety };
  const of = (text: string) => (text.trim() ? [{ ...note, text }] : []);
  const [found] = compare([{ ...note, text: english }], of(own), translation?.from ?? {});
  return found as Translated;
}

/** A value with other words at a path; whatever is not on the path stays the same object. */
function put(
  value: unknown,
  [step, ...rest]: readonly PropertyKey[],
  text: string,
  isName: boolean,
): unknown {
  if (step === undefined) return text;
  if (Array.isArray(value))
    return value.map((each, at) => (at === step ? put(each, rest, text, isName) : each));
  const entries = Object.entries(value as object).map(([name, inner]): [string, unknown] => {
    if (name !== step) return [name, inner];
    return isName && rest.length === 0 ? [text, inner] : [name, put(inner, rest, text, isName)];
  });
  return Object.fromEntries(entries);
}

/**
 * An entry in another language: `data` is what the schema made of the English file, `translation` what stands in the file
 * beside it, if there is one. `english` are the words that stayed English, names such as those of tests among them.
 */
export function translateEntry<Data>(
  words: Words,
  data: Data,
  translation: Translation | undefined,
): { data: Data; english: string[] } {
  const places = comparePlaces(words, data, translation);
  // Names of groups last: until then the paths are the English ones.
  const shown = places
    .filter((place) => place.shown !== undefined)
    .toSorted((a, b) => Number(a.isName) - Number(b.isName));
  const translated = shown.reduce<unknown>(
    (value, { path, shown: text = '', isName }) => put(value, path, text, isName),
    data,
  );
  return {
    data: translated as Data,
    english: places.filter((place) => place.shown === undefined).map(({ text }) => text),
  };
}
