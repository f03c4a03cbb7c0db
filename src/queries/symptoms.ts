import { listNames, optionsOf } from '#lib/booking/service.ts';
import { dialable } from '#lib/contact/contact-methods.ts';
import { getAddress } from '#loaders/language/pages.ts';
import { readContentWords } from '#loaders/language/content-words.ts';
import { listMixedLanguages } from '#loaders/language/languages.ts';
import { getLanguage } from '#lib/language/page-language.ts';
import type { AdviceEntry } from '#lib/search/advice.ts';
import { listPageWords, type PageWords } from '#lib/search/page-words.ts';
import { slugOf } from '#lib/ids.ts';
import { getSingleFile } from './entries.ts';
import { listServices } from './services.ts';
import { getSite } from './site.ts';

export interface Symptom extends AdviceEntry {
  advice: string;
  /** Phone numbers and pages. */
  links: { label: string; address: string }[];
  /** The ids of tests. */
  tests: string[];
}

/** What a search on pages in the page's language recognises, with advice in that language. */
export async function listSymptoms(): Promise<PageWords<Symptom>> {
  const { crisisLines } = await getSite();
  const tags = listMixedLanguages(getLanguage());
  const options = (await listServices()).flatMap(({ service }) => optionsOf(service));
  return listPageWords(
    getSingleFile('symptoms'),
    tags,
    ({ kind, advice = '', crisisLines: use, link, tests = [] }, phrases): Symptom => ({
      ...phrases,
      // listPageWords() leaves out the other kinds.
      kind: kind as AdviceEntry['kind'],
      advice,
      links: [
        ...crisisLines
          .filter((line) => line.for === use)
          .map(({ name, number }) => ({ label: `${name}: ${number}`, address: `tel:${dialable(number)}` })),
        ...(link ? [{ label: link.label, address: getAddress(link.path) }] : []),
      ],
      tests: tests.map(slugOf),
    }),
    {
      contentWords: new Set(tags.flatMap((tag) => [...readContentWords(tag)])),
      names: options.flatMap(listNames),
    },
  );
}
