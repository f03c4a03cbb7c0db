import { existsSync, globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { addressOf, idOf, isFileKind, translatedBy } from '#schemas/kind.ts';
import { kindOf } from '#schemas/kinds.ts';
import { languagesSchema, onlyEnglish, type Language } from '#schemas/languages.ts';
import { ENGLISH, getLanguage } from './current.ts';

/*
 * The languages of the site, and which pages are there in each: a page is when a file beside its entry has its words,
 * such as lab-services.fr.yaml beside lab-services.yaml. Build time only.
 */

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

/** content/site.fr.yaml of content/site.yaml and fr. */
export const translationOf = (file: string, tag: string): string => file.replace(/(\.\w+)$/, `.${tag}$1`);

// What is made with the words of a page, and has no file in content/ of its own.
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  '/': ['/manifest.webmanifest'],
  '/404': ['/not-found', '/gone'],
  '/events': ['/events.ics'],
  '/news': ['/rss.xml'],
};
const listTogether = (address: string): readonly string[] =>
  address.startsWith('/events/') ? [`${address}.ics`] : (TOGETHER[address] ?? []);

/** The addresses of the pages and files that are there in a language, as they are in English. */
export function listTranslated(tag: string): Set<string> {
  const addresses = globSync(`content/**/[!_]*.${tag}.{yaml,md,mdx}`).flatMap((name) => {
    const { original = '' } = translatedBy(name.replaceAll('\\', '/')) ?? {};
    const kind = kindOf(original);
    const address = kind && !isFileKind(kind) && addressOf(kind, idOf(original, kind));
    return address ? [address, ...listTogether(address)] : [];
  });
  return new Set(addresses);
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

const addresses = new Map<string, Set<string>>();

/** Whether a page or a script is there in a language. */
export function isTranslated(path: string, tag: string): boolean {
  if (tag === ENGLISH || path.startsWith('/scripts/')) return true;
  const known = (import.meta.env?.DEV ? undefined : addresses.get(tag)) ?? listTranslated(tag);
  addresses.set(tag, known);
  return known.has(path);
}

/** The address of a page, given as it is in English, for visitors of the page that is being made: in their language if it is there. */
export const getAddress = (path: string, tag = getLanguage()): string =>
  isTranslated(path, tag) ? addressIn(tag, path) : path;
