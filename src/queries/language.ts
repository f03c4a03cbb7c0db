import { AsyncLocalStorage } from 'node:async_hooks';
import { ENGLISH, setLanguageSource } from '#lib/words.ts';
import { addressIn, listShownLanguages, listTranslated, pathIn } from '#lib/languages.ts';
import type { Language } from '#schemas/languages.ts';

/*
 * The language of the page that is being made. It surrounds the making of each page (src/middleware.ts), so no page, query or component
 * has to be told: what they read is in that language.
 */

interface Making {
  tag: string;
  /** What of this page stayed English. */
  english: Set<string>;
}

const making = new AsyncLocalStorage<Making>();

export const getLanguage = (): string => making.getStore()?.tag ?? ENGLISH;

/** Does work in a language. `english` gathers what of it stays English. */
export const inLanguage = <Result>(tag: string, work: () => Result, english = new Set<string>()): Result =>
  making.run({ tag, english }, work);

/** Words on the page that is being made which have no translation, or are not to be translated. */
export function noteEnglish(texts: Iterable<string>): void {
  const { tag, english } = making.getStore() ?? {};
  if (tag === ENGLISH || !english) return;
  for (const text of texts) english.add(text);
}

let shown: Language[] | undefined;

/** The languages that this build shows, English first. */
export function getLanguages(): Language[] {
  shown = (import.meta.env.DEV ? undefined : shown) ?? listShownLanguages(import.meta.env.DEV);
  return shown;
}

const addresses = new Map<string, Set<string>>();

/** Whether a page is there in a language. */
export function isTranslated(path: string, tag: string): boolean {
  if (tag === ENGLISH) return true;
  const known = (import.meta.env.DEV ? undefined : addresses.get(tag)) ?? listTranslated(tag);
  addresses.set(tag, known);
  return known.has(path);
}

/** The address of a page, given as it is in English, for visitors of the page that is being made: in their language if it is there. */
export const getAddress = (path: string, tag = getLanguage()): string =>
  isTranslated(path, tag) ? addressIn(tag, path) : path;

/** '/booking' of /fr/booking.html: the address that a page has in English. */
export function getPath({ pathname }: URL): string {
  const path = pathname.replace(/\.html$/, '').replace(/^\/index$/, '/');
  return pathIn(getLanguage(), path);
}

/** A page as it is in one language; `path` is its address there. */
interface Version extends Pick<Language, 'tag' | 'name'> {
  path: string;
  /** It is the one that is being made. */
  isHere: boolean;
}

/** The languages in which a page is there, English first; `path` is its address in English. */
export const listVersions = (path: string): Version[] =>
  getLanguages()
    .filter(({ tag }) => isTranslated(path, tag))
    .map(({ tag, name }) => ({ tag, name, path: addressIn(tag, path), isHere: tag === getLanguage() }));

/**
 * The way to the other languages that have a first page: to the same page, or to the first one where that is not there. The answer to an
 * unknown address has none itself.
 */
export function listLanguageLinks(path: string): Version[] {
  const versions = listVersions(path === '/404' ? '/not-found' : path);
  return listVersions('/')
    .filter(({ isHere }) => !isHere)
    .map((first) => versions.find(({ tag }) => tag === first.tag) ?? first);
}

interface Path {
  params: Record<string, string | undefined>;
  props?: Record<string, unknown>;
}

const listed = new Map<string, Set<string>>();

/**
 * Notes for the page that is being made what stayed English of that which its list of paths gave it.
 * @public for the pages that integrations/routes.ts writes
 */
export const noteListed = (pattern: string): void => noteEnglish(listed.get(getLanguage() + pattern) ?? []);

/**
 * The pages of one file of src/pages in all languages that have them: `pattern` is its route, `list` its getStaticPaths. What
 * that gives to the page is in the page's language too.
 * @public for the pages that integrations/routes.ts writes
 */
export async function listTranslatedPaths(
  pattern: string,
  list: () => Path[] | Promise<Path[]> = () => [{ params: {} }],
): Promise<Path[]> {
  const others = getLanguages().filter(({ tag }) => tag !== ENGLISH);
  const lists = others.map(async ({ tag }) => {
    const english = new Set<string>();
    listed.set(tag + pattern, english);
    const paths = await inLanguage(tag, list, english);
    return paths
      .filter(({ params }) =>
        isTranslated(
          pattern.replace(/\[(\w+)\]/g, (_, name: string) => params[name] ?? ''),
          tag,
        ),
      )
      .map((path) => ({ ...path, params: { ...path.params, language: tag } }));
  });
  return (await Promise.all(lists)).flat();
}

setLanguageSource({ language: getLanguage, stayedEnglish: noteEnglish, lead: getAddress });
