import { onlyEnglish, type Language } from '#schemas/languages.ts';
import type { Entry } from '../content.ts';
import type { TranslationFile } from './read-translation.ts';

/** The languages of the site, as content/languages.yaml has them. */
export const languagesOf = (entries: readonly Entry[]): Language[] => {
  const value = entries.find(({ file }) => file === 'content/languages.yaml')?.value;
  return (value as Language[] | undefined) ?? onlyEnglish;
};

// The words of the site itself have one name in all languages.
const nameOf = (file: string) =>
  file
    .replace(/^content\//, '')
    .replace(/\.\w+$/, '')
    .replace(/^(interface)\/en$/, '$1');
/** The command that brings a translation up to date. */
export const commandFor = ({ own: { tag }, english: { file } }: Pair) =>
  `npm run translate -- ${tag} ${nameOf(file)}`;

/** Where a translation keeps its words in its own file. */
export const inFile = ({ data }: TranslationFile, path: readonly PropertyKey[]) =>
  typeof data === 'object' && data !== null && 'items' in data ? ['items', ...path] : [...path];

/** A translation, its entry and its language. */
export interface Pair {
  own: TranslationFile;
  english: Entry;
  language: Language;
}
