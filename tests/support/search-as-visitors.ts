import { slugOf } from '#lib/ids.ts';
import { makeJudge, type Advice } from '#lib/search/advice.ts';
import { makeListSearch } from '#lib/search/find-matches.ts';
import { joinParts, listPageWords } from '#lib/search/page-words.ts';
import { listNames, optionsOf } from '#lib/booking/service.ts';
import { readContentWords } from '#loaders/language/content-words.ts';
import { listMixedLanguages } from '#loaders/language/languages.ts';
import { loadServices } from './load-service.ts';
import { readPage } from './read-entries.ts';
import { readSymptoms } from './read-symptoms.ts';

const symptoms = readSymptoms();

/**
 * Lists the options of all price lists, each option once, with the names that it has on pages in the language `tag`. `english` is
 * the English name of an option. If several price lists have the same option, the option with a translated name wins.
 */
function listNamed(tag: string) {
  const options = loadServices(tag)
    .flatMap(optionsOf)
    .toSorted((a, b) => Number(Boolean(a.translatedName)) - Number(Boolean(b.translatedName)));
  return [...new Map(options.map((option) => [option.name, option])).values()].map((option) => {
    const name = option.translatedName ?? option.name;
    return {
      id: option.id,
      english: option.name,
      isSet: Boolean(option.set),
      name,
      others: listNames(option).filter((each) => each !== name),
    };
  });
}

export const named = listNamed('en');
const inFrench = listNamed('fr');

/** The options with their names on pages in a language. */
export const namedIn = (tag: 'en' | 'fr') => (tag === 'fr' ? inFrench : named);

/** Judges searches as the pages in a language do (src/queries/symptoms.ts). */
function makePageJudge(tag: string) {
  const tags = listMixedLanguages(tag);
  const words = listPageWords(
    symptoms,
    tags,
    ({ kind, tests = [] }, phrases) => ({ ...phrases, kind: kind as 'danger', tests: tests.map(slugOf) }),
    {
      contentWords: new Set(tags.flatMap((each) => [...readContentWords(each)])),
      names: loadServices(tag).flatMap(optionsOf).flatMap(listNames),
    },
  );
  return makeJudge(joinParts(words)).judge;
}

const judges = new Map<string, ReturnType<typeof makePageJudge>>();

/** The advice that a search shows before its results; null for none. */
export function adviceFor(typed: string, tag = 'en'): Advice | null {
  const judge = judges.get(tag) ?? makePageJudge(tag);
  judges.set(tag, judge);
  const { parts, entries, rest } = judge(typed);
  return parts.length > 0 ? { parts, rest, tests: entries.flatMap(({ tests }) => tests) } : null;
}

const { smallWords = [], besideTests = [] } = readPage<{ smallWords?: string[]; besideTests?: string[] }>(
  'search',
);
const harmlessWords = [...smallWords, ...besideTests];
const searches = { en: makeListSearch(named, harmlessWords), fr: makeListSearch(inFrench, harmlessWords) };

/**
 * What the search of a price list shows: `parts` and `tests` belong to the advice, and `found` has the English names of the tests
 * that match.
 */
export function searchAsVisitors(typed: string, tag: 'en' | 'fr' = 'en') {
  const tests = namedIn(tag);
  const advice = adviceFor(typed, tag);
  const found = searches[tag](`${typed} `, advice);
  return {
    parts: advice?.parts ?? [],
    tests: tests.filter(({ id }) => advice?.tests.includes(id)).map(({ english }) => english),
    found: found.matches.map(({ index }) => tests[index]?.english ?? ''),
    isClose: found.isClose,
  };
}
