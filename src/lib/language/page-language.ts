import { AsyncLocalStorage } from 'node:async_hooks';

/*
 * The language of the page that is being built. src/middleware.ts sets it around each page, so that no page, query or component
 * takes a language parameter (docs/decisions/0030).
 */

export const ENGLISH = 'en';

interface PageLanguage {
  tag: string;
  /** The address of the page in English; undefined outside a page. */
  path?: string;
}

const current = new AsyncLocalStorage<PageLanguage>();

export const getLanguage = (): string => current.getStore()?.tag ?? ENGLISH;

/** The English address of the page, if it is being built in another language. */
export const getTranslatedPath = (): string | undefined =>
  getLanguage() === ENGLISH ? undefined : current.getStore()?.path;

/** Runs work in a language. */
export const inLanguage = <Result>(tag: string, work: () => Result, path?: string): Result =>
  current.run({ tag, ...(path !== undefined && { path }) }, work);

/** The version in the page's language, or else in English. */
export const versionOfPage = <Version>(versions: Readonly<Record<string, Version>>): Version | undefined =>
  versions[getLanguage()] ?? versions[ENGLISH];

/** The `lang` of names that are English on every page, such as those of tests; undefined on English pages. */
export const languageOfNames = (): string | undefined => (getLanguage() === ENGLISH ? undefined : ENGLISH);
