import { ENGLISH } from './page-language.ts';

/** The locale that other sites expect, such as 'fr_FR' for fr; undefined if no country is known for the language. */
export function localeOf(tag: string): string | undefined {
  const { region } = new Intl.Locale(tag).maximize();
  return region && `${tag}_${region}`;
}

/** Removes the language from an address: '/fr/booking' gives '/booking', and '/fr' gives '/'. */
export const removeLanguage = (tag: string, address: string): string =>
  tag === ENGLISH ? address : address.slice(tag.length + 1) || '/';

/** Adds the language to a path: '/booking' gives '/fr/booking', '/' gives '/fr', '/scripts/copy.js' gives '/scripts/copy.fr.js'. */
export function addLanguage(tag: string, path: string): string {
  if (tag === ENGLISH) return path;
  return path.startsWith('/scripts/')
    ? path.replace(/\.js$/, `.${tag}.js`)
    : `/${tag}${path === '/' ? '' : path}`;
}
