import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { languagesSchema, onlyEnglish, type Language } from '#schemas/languages.ts';

export const LANGUAGES_FILE = 'content/languages.yaml';

/** content/languages.yaml, which the content check has checked; without it, everything is in English. */
export const readLanguages = (): Language[] =>
  existsSync(LANGUAGES_FILE)
    ? languagesSchema.parse(parse(readFileSync(LANGUAGES_FILE, 'utf8')))
    : onlyEnglish;

/** The languages that a build shows: those that are published. Previews and trials show all. */
export function listShownLanguages(isTrial = false): Language[] {
  const { SHOW_LANGUAGES, SHOW_UNPUBLISHED } = process.env;
  const showsAll = isTrial || SHOW_LANGUAGES === 'true' || SHOW_UNPUBLISHED === 'true';
  return readLanguages().filter(({ published }) => published || showsAll);
}
