import { findTypedEntries, removePhrases } from '#lib/search/advice.ts';
import { findMatches } from '#lib/search/find-matches.ts';
import { namesOf, optionsOf } from '#lib/booking/service.ts';
import { loadServices } from './load-service.ts';
import { readSymptoms } from './read-symptoms.ts';

export const symptoms = readSymptoms().map((entry) => ({
  ...entry,
  phrases: Object.values(entry.words).flatMap((texts = []) => texts),
}));

const options = loadServices().flatMap(optionsOf);

/** Every option of every price list once, with its other names. */
export const named = [...new Map(options.map((option) => [option.name, option])).values()].map(
  ({ name, about }) => ({ name, others: about ? namesOf(about) : [] }),
);

/** The results of a price list's search: first the advice, and the names that it finds. */
export function searchAsVisitors(typed: string) {
  const said = findTypedEntries(symptoms, typed);
  const kind = said[0]?.kind;
  const tests = said.flatMap((entry) => entry.tests ?? []);
  const advice = kind ? { kind, rest: removePhrases(said, typed), tests } : null;
  return {
    kind,
    tests,
    found: findMatches(named, typed, advice).map(({ place }) => named[place]?.name ?? ''),
  };
}
