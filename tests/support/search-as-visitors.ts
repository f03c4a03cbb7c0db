import { findTypedEntries, removePhrases, type Advice } from '#lib/search/advice.ts';
import { findMatches } from '#lib/search/find-matches.ts';
import { listOtherNames, optionsOf } from '#lib/booking/service.ts';
import { loadServices } from './load-service.ts';
import { readSymptoms } from './read-symptoms.ts';

export const symptoms = readSymptoms().map((entry) => ({
  ...entry,
  phrases: Object.values(entry.words).flatMap((texts = []) => texts),
}));

/**
 * Lists the options of all price lists, each option once, with the names that it has on pages in the language `tag`. `english` is
 * the English name of an option. If several price lists have the same option, the option with a translated name wins.
 */
function listNamed(tag: string) {
  const options = loadServices(tag)
    .flatMap(optionsOf)
    .toSorted((a, b) => Number(Boolean(a.translatedName)) - Number(Boolean(b.translatedName)));
  return [...new Map(options.map((option) => [option.name, option])).values()].map(
    ({ name, translatedName, about, speech }) => ({
      english: name,
      name: translatedName ?? name,
      others: [
        ...(translatedName ? [name] : []),
        ...listOtherNames({ about, speech }).flatMap(({ names }) => names.split(', ')),
      ],
    }),
  );
}

export const named = listNamed('en');
const inFrench = listNamed('fr');

/** The advice that a search shows before its results; null for none. */
export function adviceFor(typed: string): Advice | null {
  const matched = findTypedEntries(symptoms, typed);
  const kind = matched[0]?.kind;
  return kind
    ? { kind, rest: removePhrases(matched, typed), tests: matched.flatMap((entry) => entry.tests ?? []) }
    : null;
}

/**
 * What the search of a price list shows: `kind` and `tests` belong to the advice, and `found` has the English names of the tests
 * that match.
 */
export function searchAsVisitors(typed: string, tag: 'en' | 'fr' = 'en') {
  const tests = tag === 'fr' ? inFrench : named;
  const advice = adviceFor(typed);
  return {
    kind: advice?.kind,
    tests: advice?.tests ?? [],
    found: findMatches(tests, typed, advice).map(({ index }) => tests[index]?.english ?? ''),
  };
}
