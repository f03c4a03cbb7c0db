import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Counted, Interface } from '../schemas/interface.ts';
import { ENGLISH, getLanguage, noteEnglish } from './language/current.ts';
import { getAddress } from './language/languages.ts';

/*
 * What the site itself says, beside what editors write in entries: content/interface, in the language of the page. On the server a group
 * is read when it is used. Code for browsers gets modules of constants in place of this one (src/integrations/words), so only
 * `pickerWords.total` and the like can stand there.
 */

/** The words of one language; one that is not English may lack some. */
export type Words = { [Group in keyof Interface]?: Partial<Interface[Group]> };

const known = new Map<string, Words>();

/** The words of a language as its file has them; none where it has no file. Throws when the file of English is missing. */
export function readWords(language: string): Words {
  const kept = known.get(language);
  if (kept) return kept;
  let words: Words = {};
  try {
    words = (parse(readFileSync(`content/interface/${language}.yaml`, 'utf8')) ?? {}) as Words;
  } catch (problem) {
    if ((problem as { code?: string }).code !== 'ENOENT') throw problem;
    if (language === ENGLISH)
      throw new Error('content/interface/en.yaml is missing: put it back', { cause: problem });
  }
  known.set(language, words);
  return words;
}

/** Forgets what was read: a file has changed. */
export const forgetWords = () => known.clear();

/** Words of a language by their dotted name, as in 'ways.call'; undefined where it has none. */
const wordsIn = (language: string, name: string): string | Counted | undefined =>
  name
    .split('.')
    .reduce<unknown>(
      (tree, key) => (tree as Record<string, unknown> | undefined)?.[key],
      readWords(language),
    ) as string | Counted | undefined;

function inEnglish(name: string): string | Counted {
  const words = wordsIn(ENGLISH, name);
  if (words === undefined) throw new Error(`content/interface/en.yaml has no ${name}`);
  return words;
}

function find(name: string): string | Counted {
  const own = wordsIn(getLanguage(), name);
  if (own !== undefined) return own;
  const words = inEnglish(name);
  noteEnglish(
    typeof words === 'string' ? [words] : Object.values(words).filter((each) => each !== undefined),
  );
  return words;
}

const group = <Group extends keyof Interface>(name: Group): Interface[Group] =>
  new Proxy({} as Interface[Group], {
    get: (_, key) => (typeof key === 'string' ? find(`${name}.${key}`) : undefined),
  });

export const pickerWords = group('picker');
export const pickerSearchWords = group('pickerSearch');
export const adviceWords = group('advice');
export const scheduleWords = group('schedule');
export const sharedLinkWords = group('sharedLink');
export const waysWords = group('ways');
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
