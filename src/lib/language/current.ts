import { AsyncLocalStorage } from 'node:async_hooks';

/*
 * The language of the page that is being made. It surrounds the making of each page (src/middleware.ts), so no page, query or component
 * has to be told: what they read is in that language.
 */

export const ENGLISH = 'en';

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

/** What belongs to the page that is being made, of something that is there in several languages. */
export const ofPage = <Thing>(things: Readonly<Record<string, Thing>>): Thing | undefined =>
  things[getLanguage()] ?? things[ENGLISH];
