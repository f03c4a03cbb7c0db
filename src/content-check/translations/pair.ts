import { listEmergencyNumbers } from '#loaders/language/translated-files.ts';
import type { Translation } from '#lib/language/translation.ts';
import { isRecord } from '#lib/is-record.ts';
import { onlyEnglish, type Language } from '#schemas/languages.ts';
import type { Site } from '#schemas/site.ts';
import { type CheckedEntry, validEntries, type TranslationFile } from '../content.ts';
import { didYouMean } from '../fields/did-you-mean.ts';

export const languagesOf = (entries: readonly CheckedEntry[]): Language[] => {
  const value = entries.find(({ file }) => file === 'content/languages.yaml')?.value;
  // The cast: `value` is the output of the schema of content/languages.yaml.
  return (value as Language[] | undefined) ?? onlyEnglish;
};

/** The name of a file for `npm run translate`: 'services/lab-services' for content/services/lab-services.yaml. */
export const commandName = (file: string): string => file.replace(/^content\//, '').replace(/\.\w+$/, '');

/** A field's path in a translation, from its path in the English file. A translation of a list has its items under `items`. */
export const pathInFile = ({ data }: Pick<TranslationFile, 'data'>, path: readonly PropertyKey[]) =>
  isRecord(data) && 'items' in data ? ['items', ...path] : path;

export interface Pair {
  translation: Omit<TranslationFile, 'data'> & { data: Translation };
  english: CheckedEntry;
  language: Language;
  /** The result of findEmergencyNumbers(): numbers such as 112, and placeholders such as {general}. */
  emergencyNumbers: readonly string[];
}

export function explainUnknownLanguage(tag: string, tags: readonly string[]): string {
  const help = didYouMean(tag, tags) || ` There are: ${tags.join(', ')}.`;
  return `content/languages.yaml has no language "${tag}".${help} Rename this file, or add the language there`;
}

/** The emergency numbers of content/site.yaml, and their placeholders. */
export function findEmergencyNumbers(entries: readonly CheckedEntry[]): string[] {
  const [site] = validEntries<Site>(entries, 'content/site.yaml');
  return site ? listEmergencyNumbers(site.value) : [];
}
