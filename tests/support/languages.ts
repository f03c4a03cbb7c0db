import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { listTranslatedPages } from '#loaders/language/pages.ts';
import { readLanguages } from '#loaders/language/languages.ts';
import { translationOf } from '#loaders/language/translated-files.ts';
import { ENGLISH } from '#lib/language/page-language.ts';
import { readWords } from '#loaders/language/interface.ts';
import { inOrder, lookUpWords, type Values } from './look-up-words.ts';

/**
 * The languages, except English, that have the home page and every page in `paths`. They may be unpublished, because the build with
 * stand-ins shows those too.
 */
export const languagesWith = (...paths: string[]) =>
  readLanguages().filter(
    ({ tag }) => tag !== ENGLISH && ['/', ...paths].every((path) => listTranslatedPages(tag).has(path)),
  );

type Tree = { [key: string]: string | Tree | undefined };

/** An interface text in a language, such as `say('fr', 'picker.next')`; in English if there is no translation. */
export function say(tag: string, key: string, values: Values = {}): string {
  const words = lookUpWords(readWords(tag), key, values) ?? lookUpWords(readWords(ENGLISH), key, values);
  if (words === undefined) throw new Error(`The site has no words ${key}`);
  return words;
}

/**
 * An interface text in English: `english('picker.total', { total: 'GH₵ 50.00' })`. Tests never contain the words, because owners
 * change them.
 */
export const english = (key: string, values?: Values): string => say(ENGLISH, key, values);

/** The texts of an entry in a language, one by one, each in English if it has no translation. */
export function wordsOf(file: string, tag: string): (field: string) => string {
  const read = (from: string) => (existsSync(from) ? (parse(readFileSync(from, 'utf8')) as Tree) : {});
  const [own, english] = [read(translationOf(file, tag)), read(file)];
  return (field) => String(own[field] ?? english[field]);
}

/** Matches the English text of a key with any values; for a number, the plural text. */
export const like = (key: string): RegExp => inOrder(...english(key, { count: '{}' }).split(/\{[^{}]*\}/));

/** A CSS selector for the frame with this title, with any values. */
export const frameOf = (key: string): string => `iframe[title^="${english(key).split('{')[0]}"]`;
