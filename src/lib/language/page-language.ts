import { AsyncLocalStorage } from 'node:async_hooks';

/*
 * The language of the page or file that is being built: English, unless inLanguage() sets another language. src/middleware.ts calls
 * inLanguage() for each translated page. So no page, query or component takes a language parameter (docs/decisions/0030).
 */

export const ENGLISH = 'en';

interface PageLanguage {
  tag: string;
  /** The English address of the page; undefined for work that is not for one page. */
  path?: string;
}

const current = new AsyncLocalStorage<PageLanguage>();

export const getLanguage = (): string => current.getStore()?.tag ?? ENGLISH;

/** The English address of the translated page that is being built; undefined for an English page. */
export const getTranslatedPath = (): string | undefined =>
  getLanguage() === ENGLISH ? undefined : current.getStore()?.path;

/** `path` is the English address of the page. */
export const inLanguage = <Result>(tag: string, work: () => Result, path?: string): Result =>
  current.run({ tag, ...(path !== undefined && { path }) }, work);

export const versionOfPage = <Version>(versions: Readonly<Record<string, Version>>): Version | undefined =>
  versions[getLanguage()] ?? versions[ENGLISH];

/** The `lang` of names that stay English on every page, such as the name of a blood test; undefined on English pages. */
export const languageOfNames = (): string | undefined => (getLanguage() === ENGLISH ? undefined : ENGLISH);
