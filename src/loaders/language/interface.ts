import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Interface, interfaceSchema } from '#schemas/interface.ts';
import { wordsOf } from '#schemas/words.ts';
import { ENGLISH } from '#lib/language/page-language.ts';
import { compareFacts, factsOf } from '#lib/language/text-facts.ts';
import { placesOf } from '#lib/language/word-places.ts';

/* What the site itself says: content/interface, a file for each language. */

/** The words of one language; one that is not English may lack some. */
export type Words = { [Group in keyof Interface]?: Partial<Interface[Group]> };

const known = new Map<string, Words>();

/** The words of a language as its file has them; none where it has no file. Throws when the file of English is missing. */
export function readWords(language: string): Words {
  const kept = known.get(language);
  if (kept) return kept;
  const file = `content/interface/${language}.yaml`;
  if (!existsSync(file) && language === ENGLISH)
    throw new Error('content/interface/en.yaml is missing: put it back');
  const words = existsSync(file) ? ((parse(readFileSync(file, 'utf8')) ?? {}) as Words) : {};
  known.set(language, words);
  return words;
}

/** Forgets what was read: a file has changed. */
export const forgetWords = () => known.clear();

/** Whether a sentence says no other numbers than the English one, and has its places. */
const agrees = (english: string, own: string): boolean =>
  compareFacts(factsOf(english), factsOf(own)).every(
    ({ in: kind, added, lost }) => added.length === 0 && (kind !== 'places' || lost.length === 0),
  );

/** Whether all of a group is said in a language, with the numbers of the English words. */
export function isGroupWhole(group: keyof Interface, tag: string): boolean {
  if (tag === ENGLISH) return true;
  const words = wordsOf(interfaceSchema.shape[group]);
  const own = new Map([...placesOf(words, readWords(tag)[group])].map(({ key, text }) => [key, text]));
  return [...placesOf(words, readWords(ENGLISH)[group])].every(({ key, text }) => {
    const said = own.get(key);
    return said !== undefined && agrees(text, said);
  });
}
