import { placesOf, type Place } from '#lib/word-places.ts';
import { interfaceSchema } from '#schemas/interface.ts';
import type { Language } from '#schemas/languages.ts';
import { wordsOf } from '#schemas/words.ts';
import { type Content, type Entry, sayOfFile } from '../content.ts';
import { didYouMean } from '../fields/did-you-mean.ts';
import type { Problem } from '../problem.ts';
import { languagesOf } from './pair.ts';
import { compareWords } from './compare-words.ts';

// Forms of a word beside a number that English does not have: there stands what English says of many.
const OTHER_FORMS = /\.(?:zero|two|few|many)$/;
const listPlaces = (value: unknown) => [...placesOf(wordsOf(interfaceSchema), value)];

function checkPlace(
  place: Place,
  english: ReadonlyMap<string, string>,
  entry: Entry,
  language: Language,
): Problem[] {
  const text = english.get(place.key) ?? english.get(place.key.replace(OTHER_FORMS, '.other'));
  if (text === undefined) return [];
  const isNumbered = /\.(?:zero|one|two)$/.test(place.key);
  // A clock of 24 hours says no half of the day.
  const own = place.text.replace('{hour24}', '{hour}{half}');
  return compareWords(text, own, language).flatMap((fault) => {
    // Of one thing, many languages say no number.
    if (isNumbered && fault.message.startsWith('{count} is missing')) return [];
    const field = place.path.map(String).join(' › ');
    return [{ file: entry.file, ...entry.locate(place.path), field, ...fault }];
  });
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
    return [
      ...own.flatMap((place) => checkPlace(place, words, entry, language)),
      ...checkMissing(own, english, entry, language.published),
    ];
  });
  return [...lacking, ...faults];
}
