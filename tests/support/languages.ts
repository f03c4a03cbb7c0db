import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { listTranslatedPages } from '#loaders/language/pages.ts';
import { readLanguages } from '#loaders/language/languages.ts';
import { translationOf } from '#loaders/language/translated-files.ts';
import { ENGLISH } from '#lib/language/page-language.ts';
import { readWords } from '#loaders/language/interface.ts';
import { inOrder, lookUpWords, type Values } from './look-up-words.ts';

/**
 * The languages, except English, that have the home page and every page in `paths`. Unpublished languages count too, because the
 * build with stand-ins shows them.
 */
export const languagesWith = (...paths: string[]) =>
  readLanguages().filter(
    ({ tag }) => tag !== ENGLISH && ['/', ...paths].every((path) => listTranslatedPages(tag).has(path)),
  );

/** A page that a language does not have; undefined if it has all of these. */
export const pathWithout = (tag: string): string | undefined =>
  ['/news', '/volunteers', '/internships', '/what-we-do', '/store'].find(
    (path) => !listTranslatedPages(tag).has(path),
  );

type Tree = { [key: string]: string | Tree | undefined };

/** An interface text in a language, such as `say('fr', 'picker.next')`; in English if there is no translation. */
export function say(tag: string, key: string, values: Values = {}): string {
  const words = lookUpWords(readWords(tag), key, values) ?? lookUpWords(readWords(ENGLISH), key, values);
  if (words === undefined) throw new Error(`The site has no words ${key}`);
  return words;
}

/**
 * An interface text in English, such as `english('picker.total', { total: 'GH₵ 50.00' })`. Tests use the keys of texts, because
 * owners change the words.
 */
export const english = (key: string, values?: Values): string => say(ENGLISH, key, values);

/** Returns a function that gives a field of an entry in this language, or in English if the field has no translation. */
export function wordsOf(file: string, tag: string): (field: string) => string {
  const read = (from: string) => (existsSync(from) ? (parse(readFileSync(from, 'utf8')) as Tree) : {});
  const [translated, original] = [read(translationOf(file, tag)), read(file)];
  return (field) => String(translated[field] ?? original[field]);
}

/** Matches the English text of a key with any values. If the text has a singular and a plural, only the plural matches. */
export const like = (key: string): RegExp => inOrder(...english(key, { count: '{}' }).split(/\{[^{}]*\}/));

/** A CSS selector for the frame whose title begins with the English text of `key`, up to the first placeholder. */
export const frameOf = (key: string): string => `iframe[title^="${english(key).split('{')[0]}"]`;
