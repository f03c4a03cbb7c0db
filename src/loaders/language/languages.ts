import { existsSync } from 'node:fs';
import { onlyEnglish, type Language } from '#schemas/languages.ts';
import { readSingleFile } from '../single-file.ts';

export const LANGUAGES_FILE = 'content/languages.yaml';

export const readLanguages = (): Language[] =>
  existsSync(LANGUAGES_FILE) ? readSingleFile('languages') : onlyEnglish;

/** Development, previews (SHOW_UNPUBLISHED) and builds with SHOW_LANGUAGES show all languages. */
export function listShownLanguages(isDev = false): Language[] {
  const { SHOW_LANGUAGES, SHOW_UNPUBLISHED } = process.env;
  const showsAll = isDev || SHOW_LANGUAGES === 'true' || SHOW_UNPUBLISHED === 'true';
  return readLanguages().filter(({ published }) => published || showsAll);
}

/** The language of a page and the languages that people mix with it in one search. */
export function listMixedLanguages(tag: string, languages: readonly Language[] = readLanguages()): string[] {
  const mixed = languages.filter(
    ({ tag: other, mixedWith = [] }) => mixedWith.includes(tag) || other === tag,
  );
  const own = languages.find((language) => language.tag === tag)?.mixedWith ?? [];
  return [...new Set([tag, ...own, ...mixed.map((language) => language.tag)])];
}
