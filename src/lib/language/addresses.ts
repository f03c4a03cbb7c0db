import { ENGLISH } from './page-language.ts';

/** 'fr_FR' of fr, as other sites ask for a language; undefined if no country is known that speaks it. */
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
