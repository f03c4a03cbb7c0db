import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Counted, Interface } from '../schemas/interface.ts';

/*
 * What the site itself says, beside what editors write in entries: content/interface, in the language of the page. On the server a group
 * is read when it is used. In code for browsers the build puts the words in its place (src/integrations/words), so only
 * `pickerWords.total` and the like can stand there.
 */

/** The words of one language; one that is not English may lack some. */
export type Words = { [Group in keyof Interface]?: Partial<Interface[Group]> };

export const ENGLISH = 'en';

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

/** Whoever makes pages says in which language; what that lacks is said in English, and told. */
interface LanguageSource {
  language: () => string;
  stayedEnglish: (words: Iterable<string>) => void;
  /** A path of the site in the language of the page. */
  lead: (path: string) => string;
}

let source: LanguageSource = {
  language: () => ENGLISH,
  stayedEnglish: () => undefined,
  lead: (path) => path,
};

/** Called once, before pages are made. */
export function setLanguageSource(given: Partial<LanguageSource>): void {
  source = { ...source, ...given };
}

/** What belongs to the page that is being made, of something that is there in several languages. */
export const ofPage = <Thing>(things: Readonly<Record<string, Thing>>): Thing | undefined =>
  things[source.language()] ?? things[ENGLISH];

/** The language of the page that is being made. */
export const pageLanguage = () => ({ tag: source.language(), lead: source.lead });

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

/** Words for a script, in a language or else in English. */
export const lookUp = (language: string, name: string): string =>
  String(wordsIn(language, name) ?? inEnglish(name));

function find(name: string): string | Counted {
  const own = wordsIn(source.language(), name);
  if (own !== undefined) return own;
  const words = inEnglish(name);
  source.stayedEnglish(
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
export const to = (path: string): string => source.lead(path);

/*
 * Scripts are bundled once, with marks in place of what they say and of where they lead (src/integrations/words). Here the marks get the
 * words of a language: '@@picker.cancel~x7f2@@', '@@/booking@@', and with values from the script, each between its signs:
 * '@@<ways.call~x7f2:phone@@${phone}@@>@@'.
 */
const MARK = /@@([\w.]+|\/[\w/-]*)(?:~[\w-]+)?@@/g;
// One that holds no other.
const FILLED = /@@<([\w.]+)~[\w-]+:([\w,]+)@@((?:(?!@@<).)*?)@@>@@/s;
const SCRIPT = /\/scripts\/([\w-]+)\.js\b/g;

/** Whether a script has such marks. */
export const isMarked = (code: string): boolean => /@@<?[\w./-]+(?:~[\w-]+(?::[\w,]+)?)?@@/.test(code);

/** Words as they are written between two quotes of a kind; '' for any kind. */
function quoted(words: string, quote: string): string {
  const ends = quote ? [quote === '`' ? /[`$]/g : new RegExp(quote, 'g')] : [/["'`$]/g];
  const plain = words.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('</', '<\\/');
  return ends.reduce((text, end) => text.replace(end, '\\$&'), plain);
}

interface Speaker {
  tag: string;
  /** A path of the site in that language, or as it is where it has no such page. */
  lead: (path: string) => string;
}

/** A script in a language; without one, in that of the page that is being made. The site's own scripts that it loads speak it too. */
export function speak(code: string, { tag, lead }: Speaker = pageLanguage()): string {
  const fillIn = (_: string, name: string, keys: string, values: string) => {
    const each = new Map(keys.split(',').map((key, place) => [key, values.split('@@,@@')[place] ?? '']));
    return quoted(lookUp(tag, name), '`').replace(/{(\w+)}/g, (brace, key: string) => each.get(key) ?? brace);
  };
  let filled = code;
  while (FILLED.test(filled)) filled = filled.replace(FILLED, fillIn);
  const said = filled.replace(MARK, (mark, name: string, place: number, all: string) => {
    const [before = '', after] = [all[place - 1], all[place + mark.length]];
    const words = name.startsWith('/') ? lead(name) : lookUp(tag, name);
    return quoted(words, before === after && /["'`]/.test(before) ? before : '');
  });
  return tag === ENGLISH ? said : said.replace(SCRIPT, `/scripts/$1.${tag}.js`);
}
