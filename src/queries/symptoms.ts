import { getAddress } from '#loaders/language/pages.ts';
import type { AdviceEntry } from '#lib/search/advice.ts';
import { getCollection } from './entries.ts';

export interface Symptom extends AdviceEntry {
  advice: string;
  link: { label: string; address: string } | null;
  tests: string[];
}

/** The entries of content/symptoms.yaml, with phrases in all languages and advice in the page's language. */
export async function listSymptoms(): Promise<Symptom[]> {
  return (await getCollection('symptoms')).map(
    ({ data: { kind, words, advice = '', link, tests = [] } }) => ({
      kind,
      phrases: Object.values(words).flatMap((texts = []) => texts),
      advice,
      link: link ? { label: link.label, address: getAddress(link.path) } : null,
      tests,
    }),
  );
}
