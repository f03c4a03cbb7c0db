import { AsyncLocalStorage } from 'node:async_hooks';

/*
 * The language of the page that is being made. It surrounds the making of each page (src/middleware.ts), so no page, query or component
 * has to be told: what they read is in that language.
 */

export const ENGLISH = 'en';

interface Making {
  tag: string;
  /** The address of the page in English; undefined for what is no page. */
  path?: string;
}

const making = new AsyncLocalStorage<Making>();

export const getLanguage = (): string => making.getStore()?.tag ?? ENGLISH;

/** The page that is being made in another language, by its address in English. */
export const getTranslatedPath = (): string | undefined =>
  getLanguage() === ENGLISH ? undefined : making.getStore()?.path;

/** Does work in a language. */
export const inLanguage = <Result>(tag: string, work: () => Result, path?: string): Result =>
  making.run({ tag, ...(path !== undefined && { path }) }, work);

/** What belongs to the page that is being made, of something that is there in several languages. */
export const ofPage = <Thing>(things: Readonly<Record<string, Thing>>): Thing | undefined =>
  things[getLanguage()] ?? things[ENGLISH];

/**
 * The language of names that are English on every page, such as those of tests and places, for `lang`; undefined where the page is in
 * English too.
 */
export const namesLanguage = (): string | undefined => (getLanguage() === ENGLISH ? undefined : ENGLISH);
