import type { Interface } from '#schemas/interface.ts';
import { getLanguage } from './language/current.ts';
import { readWords, type Words } from './language/interface.ts';
import { getAddress, useGroup } from './language/pages.ts';

/*
 * What the site itself says, beside what editors write in entries: content/interface, in the language of the page. On the server a group
 * is read when it is used. Code for browsers gets modules of constants in place of this one (src/integrations/words), so only
 * `pickerWords.total` and the like can stand there.
 */

function find(group: keyof Interface, key: string): unknown {
  const tag = getLanguage();
  useGroup(group);
  const words = (readWords(tag)[group] as Words[never] | undefined)?.[key];
  if (words === undefined) throw new Error(`content/interface/${tag}.yaml has no ${group}.${key}`);
  return words;
}

const group = <Group extends keyof Interface>(name: Group): Interface[Group] =>
  new Proxy({} as Interface[Group], {
    get: (_, key) => (typeof key === 'string' ? find(name, key) : undefined),
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
export const resultsWords = group('results');
export const registrationWords = group('registration');
export const comingWords = group('coming');
export const recipientWords = group('recipient');
export const symbolWords = group('symbol');
export const categoryWords = group('category');

/** A path of the site, for a link: the page in the visitor's language where there is one. */
export const to = (path: string): string => getAddress(path);

/** How the addresses of scripts end that a script loads: '.fr.js' in French. Servers have `to`. */
export const scriptEnding = '.js';
