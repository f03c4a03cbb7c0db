import { compareInPlace, type Translated, type Translation } from '#lib/translate.ts';
import { placesOf, type Place } from '#lib/word-places.ts';
import { interfaceSchema } from '#schemas/interface.ts';
import { wordsOf } from '#schemas/words.ts';
import { type Content, type Entry, sayOfFile } from '../content.ts';
import { didYouMean } from '../fields/did-you-mean.ts';
import type { Problem } from '../problem.ts';
import { comparePlaces, compareWords } from './compare-words.ts';
import { checkHashes, checkUndated, emergencyNumbersOf, languagesOf, type Pair, sayStale } from './pair.ts';

// Forms of a word beside a number that English does not have: there stands what English says of many.
const OTHER_FORMS = /\.(?:zero|two|few|many)$/;
const listPlaces = (value: unknown) => [...placesOf(wordsOf(interfaceSchema), value)];

const placeOf = ({ file, locate }: Entry, { path }: Place) => ({
  file,
  ...locate(path),
  field: path.map(String).join(' › '),
});

function checkPlace(
  place: Place,
  english: ReadonlyMap<string, string>,
  { own: entry, language, called }: Pair,
  isStale: boolean,
): Problem[] {
  const text = english.get(place.key) ?? english.get(place.key.replace(OTHER_FORMS, '.other'));
  if (text === undefined) return [];
  const isNumbered = /\.(?:zero|one|two)$/.test(place.key);
  // A clock of 24 hours says no half of the day.
  const own = place.text.replace('{hour24}', '{hour}{half}');
  // Who changes the English words cannot always translate them; but without its places a sentence is broken.
  const faults = isStale ? comparePlaces(text, own) : compareWords(text, own, language, { called });
  return faults.flatMap((fault) => {
    // Of one thing, many languages say no number.
    if (isNumbered && fault.message.startsWith('{count} is missing')) return [];
    const { message, isWarning } = fault;
    return [{ ...placeOf(entry, place), message, ...(isWarning && { isWarning }) }];
  });
}

/** Words that are older than the English ones, and words of which nobody knows. */
function checkAge(places: readonly Translated[], pair: Pair): Problem[] {
  const stale = places.filter(({ state }) => state === 'stale');
  return [
    ...stale.map((place): Problem => ({
      ...placeOf(pair.own, place.own ?? place),
      message: sayStale(place, pair),
      isWarning: true,
    })),
    ...checkUndated(places, pair),
    ...checkHashes(pair),
  ];
}

const MOST_NAMED = 5;

function checkMissing(
  own: readonly Place[],
  english: readonly Place[],
  entry: Entry,
  isPublished: boolean,
): Problem[] {
  const known = new Set(own.map(({ key }) => key));
  const missing = english.filter(({ key }) => !known.has(key)).map(({ key }) => key);
  if (missing.length === 0 || !isPublished) return [];
  const names = missing.slice(0, MOST_NAMED).join(', ') + (missing.length > MOST_NAMED ? ', ...' : '');
  const message = `${missing.length} of ${english.length} words of the site are missing: ${names}. English shows there. Write them as in content/interface/en.yaml`;
  return [{ ...sayOfFile(entry.file, message), isWarning: true }];
}

/** What the site itself says in other languages: words that differ from the English ones, or are missing. */
export function checkInterface({ entries }: Content): Problem[] {
  const languages = languagesOf(entries);
  const called = emergencyNumbersOf(entries);
  const files = entries.filter(({ kind }) => kind.name === 'interface');
  const source = files.find(({ id }) => id === 'en');
  if (source?.value === undefined) return [];
  const english = listPlaces(source.value);
  const words = new Map(english.map(({ key, text }) => [key, text]));
  const lacking = languages
    .filter(({ tag, published }) => published && !files.some(({ id }) => id === tag))
    .map(({ tag, name }): Problem => ({
      ...sayOfFile(
        'content/languages.yaml',
        `${name} is published, and buttons and labels stay English in it. Write content/interface/${tag}.yaml`,
      ),
      isWarning: true,
    }));
  const others = files.filter((entry) => entry !== source);
  const faults = others.flatMap((entry) => {
    const language = languages.find(({ tag }) => tag === entry.id);
    if (!language) {
      const tags = languages.map(({ tag }) => tag);
      const help = didYouMean(entry.id, tags) || ` There are: ${tags.join(', ')}.`;
      return [
        sayOfFile(
          entry.file,
          `content/languages.yaml names no language "${entry.id}".${help} Rename this file, or add the language there`,
        ),
      ];
    }
    const own = listPlaces(entry.value);
    const data = (entry.data as Translation | null | undefined) ?? {};
    const pair = {
      own: { ...entry, data, tag: entry.id, original: source.file },
      english: source,
      language,
      called,
    };
    const places = compareInPlace(english, own, data.from);
    const stale = new Set(places.filter(({ state }) => state === 'stale').map(({ key }) => key));
    return [
      ...checkAge(places, pair),
      ...own.flatMap((place) => checkPlace(place, words, pair, stale.has(place.key))),
      ...checkMissing(own, english, entry, language.published),
    ];
  });
  return [...lacking, ...faults];
}
