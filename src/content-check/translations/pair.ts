import { calledIn } from '#loaders/language/translated-files.ts';
import type { Translation } from '#lib/language/translation.ts';
import { isRecord } from '#lib/is-record.ts';
import { onlyEnglish, type Language } from '#schemas/languages.ts';
import type { Site } from '#schemas/site.ts';
import { type Content, type Entry, valid, type TranslationFile } from '../content.ts';

/** The languages of the site, as content/languages.yaml has them. */
export const languagesOf = (entries: readonly Entry[]): Language[] => {
  const value = entries.find(({ file }) => file === 'content/languages.yaml')?.value;
  return (value as Language[] | undefined) ?? onlyEnglish;
};

/** The files with words of other languages, by their tags. */
export function tagged({ entries, translations }: Pick<Content, 'entries' | 'translations'>) {
  const site = entries.filter(({ kind, id }) => kind.name === 'interface' && id !== 'en');
  const files = [
    ...translations.filter(({ kind }) => kind.name !== 'interface'),
    ...site.map(({ file, id }) => ({ file, tag: id })),
  ];
  return new Map(
    [...Map.groupBy(files, ({ tag }) => tag)].map(([tag, group]) => [tag, group.map(({ file }) => file)]),
  );
}

/** services/lab-services for content/services/lab-services.yaml: how commands name an entry. */
export const nameOf = (file: string): string => file.replace(/^content\//, '').replace(/\.\w+$/, '');

/** Where a translation keeps its words in its own file. */
export const inFile = ({ data }: Pick<Entry, 'data'>, path: readonly PropertyKey[]) =>
  isRecord(data) && 'items' in data ? ['items', ...path] : [...path];

/** A translation, its entry and its language. */
export interface Pair {
  own: Omit<TranslationFile, 'data'> & { data: Translation };
  english: Entry;
  language: Language;
  /** The emergency numbers. */
  called: readonly string[];
}

/** The emergency numbers of content/site.yaml, and the places where the site fills them in. */
export function emergencyNumbersOf(entries: readonly Entry[]): string[] {
  const [site] = valid<Site>(entries, 'content/site.yaml');
  return site ? calledIn(site.value) : [];
}
