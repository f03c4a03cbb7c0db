import { getLanguage } from '#lib/language/page-language.ts';
import type { Interface } from '#schemas/interface.ts';
import type { Language } from '#schemas/languages.ts';
import { readWords } from './language/interface.ts';
import { readLanguages } from './language/languages.ts';
import { getAddress, requireGroup } from './language/pages.ts';
import { remember } from './remember.ts';

/*
 * `#words`: the interface texts in the page's language, looked up when they are used. Browser code gets modules of constants
 * instead (src/integrations/words), so it may only use plain properties, such as `pickerWords.total`. These modules have `to` and
 * `scriptEnding`, but not `speech`.
 */

function findText(name: keyof Interface, key: string): unknown {
  const tag = getLanguage();
  // Stops the build of a translated page for which page-needs.ts does not list the group.
  requireGroup(name);
  const texts: Readonly<Record<string, unknown>> = readWords(tag)[name] ?? {};
  const text = texts[key];
  if (text === undefined) throw new Error(`content/interface/${tag}.yaml has no ${name}.${key}`);
  return text;
}

const group = <Group extends keyof Interface>(name: Group): Interface[Group] =>
  new Proxy({} as Interface[Group], {
    get: (_, key) => (typeof key === 'string' ? findText(name, key) : undefined),
  });

export const pickerWords = group('picker');
export const pickerSearchWords = group('pickerSearch');
export const adviceWords = group('advice');
export const scheduleWords = group('schedule');
export const sharedLinkWords = group('sharedLink');
export const contactWords = group('contact');
export const frameWords = group('frame');
export const messagesWords = group('messages');
export const formWords = group('form');
export const failureWords = group('failure');
export const datesWords = group('dates');
export const galleryWords = group('gallery');
export const mapWords = group('map');
export const shellWords = group('shell');
export const islandWords = group('island');
export const mediaWords = group('media');
export const homeWords = group('home');
export const giveWords = group('give');
export const joinWords = group('join');
export const peopleWords = group('people');
export const communityWords = group('community');
export const newsWords = group('news');
export const searchWords = group('search');
export const hoursWords = group('hours');
export const eventWords = group('event');
export const eventStatusWords = group('eventStatus');
export const resultsWords = group('results');
export const registrationWords = group('registration');
export const comingWords = group('coming');
export const recipientWords = group('recipient');
export const symbolWords = group('symbol');
export const categoryWords = group('category');

/** The address of a page in the current language, or `path` itself if that page is not translated. */
export const to = (path: string): string => getAddress(path);

/** For browser code: the ending of script addresses, '.fr.js' in the French modules. Other code uses to('/scripts/copy.js'). */
export const scriptEnding = '.js';

const getSiteLanguages = remember(readLanguages);

const directionOf = (tag: string, languages: readonly Pick<Language, 'tag' | 'direction'>[]) =>
  languages.find((language) => language.tag === tag)?.direction ?? 'ltr';

/** The `lang` of text that may be in another language than the page, and its `dir` if it differs from the page's direction. */
export function speech(
  tag: string | undefined,
  languages: readonly Pick<Language, 'tag' | 'direction'>[] = getSiteLanguages(),
): { lang?: string; dir?: 'ltr' | 'rtl' } {
  if (tag === undefined) return {};
  const dir = directionOf(tag, languages);
  return { lang: tag, ...(dir !== directionOf(getLanguage(), languages) && { dir }) };
}
