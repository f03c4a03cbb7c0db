import type { TranslatedNames } from '#schemas/sets-of-tests.ts';
import { readLanguages } from './languages.ts';
import { translationState } from './translated-files.ts';

type Named = TranslatedNames & { name: string };
interface TranslatedService {
  categories?: { options?: Named[] }[];
  sets?: { list?: Named[] };
}

/**
 * The names of tests in the languages other than `tag`, by the English name, from the translations of these services. A translation
 * need not be published: people type these names anyway, and the search shows the test under its English name.
 */
export function readForeignNames(services: readonly string[], tag: string): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { tag: other } of readLanguages())
    for (const service of other === tag ? [] : services) {
      const translation = translationState(`content/services/${service}.yaml`, other)?.translation;
      // The cast is safe, because the content check has checked the file.
      const { categories = [], sets } = (translation ?? {}) as TranslatedService;
      for (const { name, called, alsoCalled = [] } of [
        ...categories.flatMap(({ options = [] }) => options),
        ...(sets?.list ?? []),
      ])
        names.set(name, [...(names.get(name) ?? []), ...(called ? [called] : []), ...alsoCalled]);
    }
  return names;
}
