import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { languagesSchema, onlyEnglish, type Language } from '#schemas/languages.ts';
import { ENGLISH, getLanguage } from './current.ts';

/* The languages of the site, and their addresses. Build time only. */

export const LANGUAGES_FILE = 'content/languages.yaml';

/** content/languages.yaml; without it, all is in English. The content check has told of its mistakes. */
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

let known: Language[] | undefined;

const directionOf = (tag: string, languages: readonly Pick<Language, 'tag' | 'direction'>[]) =>
  languages.find((language) => language.tag === tag)?.direction ?? 'ltr';

/** How a component writes the language of words that may not be that of the page, and their direction where it differs. */
export function speech(
  tag: string | undefined,
  languages: readonly Pick<Language, 'tag' | 'direction'>[] = (known ??= readLanguages()),
): { lang?: string; dir?: 'ltr' | 'rtl' } {
  if (tag === undefined) return {};
  const dir = directionOf(tag, languages);
  return { lang: tag, ...(dir !== directionOf(getLanguage(), languages) && { dir }) };
}

/** 'fr_FR' of fr, as other sites ask for a language; undefined where nobody knows a country that speaks it. */
export function localeOf(tag: string): string | undefined {
  const { region } = new Intl.Locale(tag).maximize();
  return region && `${tag}_${region}`;
}

/** '/booking' of '/fr/booking' and fr; '/' of '/fr'. */
export const pathIn = (tag: string, address: string): string =>
  tag === ENGLISH ? address : address.slice(tag.length + 1) || '/';

/** '/fr/booking' of '/booking' and fr; '/fr' of '/'; '/scripts/copy.fr.js' of '/scripts/copy.js'. */
export function addressIn(tag: string, path: string): string {
  if (tag === ENGLISH) return path;
  return path.startsWith('/scripts/')
    ? path.replace(/\.js$/, `.${tag}.js`)
    : `/${tag}${path === '/' ? '' : path}`;
}
