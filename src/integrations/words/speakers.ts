import { addressIn, listShownLanguages, listTranslated } from '#lib/languages.ts';
import { ENGLISH } from '#lib/words.ts';

/** A language that pages of the build are in besides English, and the addresses of those pages. */
export interface Speaker {
  tag: string;
  pages: string[];
  lead: (path: string) => string;
}

let speakers: Speaker[] | undefined;

/** The languages of the build besides English; read once. */
export function listSpeakers(): Speaker[] {
  speakers ??= listShownLanguages()
    .filter(({ tag }) => tag !== ENGLISH)
    .map(({ tag }) => {
      const pages = listTranslated(tag);
      const lead = (path: string) => (pages.has(path) ? addressIn(tag, path) : path);
      return { tag, pages: [...pages].sort(), lead };
    });
  return speakers;
}
