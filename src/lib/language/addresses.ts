import { ENGLISH } from './page-language.ts';

/** The `og:locale` of a language: 'fr' gives 'fr_FR'. Undefined if Intl knows no country for the language. */
export function localeOf(tag: string): string | undefined {
  const { region } = new Intl.Locale(tag).maximize();
  return region && `${tag}_${region}`;
}

/** '/fr/booking' gives '/booking', and '/fr' gives '/'. */
export const removeLanguage = (tag: string, path: string): string =>
  tag === ENGLISH ? path : path.slice(tag.length + 1) || '/';

/** '/booking' gives '/fr/booking', '/' gives '/fr', and '/scripts/copy.js' gives '/scripts/copy.fr.js'. */
export function addLanguage(tag: string, path: string): string {
  if (tag === ENGLISH) return path;
  return path.startsWith('/scripts/')
    ? path.replace(/\.js$/, `.${tag}.js`)
    : `/${tag}${path === '/' ? '' : path}`;
}
