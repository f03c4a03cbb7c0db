import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Interface, interfaceSchema } from '#schemas/interface.ts';
import { wordTreeOf } from '#schemas/word-tree.ts';
import { ENGLISH } from '#lib/language/page-language.ts';
import { compareFacts, factsOf } from '#lib/language/text-facts.ts';
import { placesOf } from '#lib/language/word-places.ts';
import { remember } from '../remember.ts';

/** In other languages than English, groups and texts may be missing. */
type Words = { [Group in keyof Interface]?: Partial<Interface[Group]> };

/** The words of a file such as content/interface/fr.yaml; empty if there is no file. Throws if the English file is missing. */
export const readWords = remember((language: string): Words => {
  const file = `content/interface/${language}.yaml`;
  if (language !== ENGLISH && !existsSync(file)) return {};
  // The content check has checked the file.
  return (parse(readFileSync(file, 'utf8')) ?? {}) as Words;
});

/** Whether a text has every placeholder of the English text, and adds no placeholder, number, link or picture. */
const hasRightFacts = (english: string, translated: string): boolean =>
  compareFacts(factsOf(english), factsOf(translated)).every(
    ({ fact, added, lost }) => added.length === 0 && (fact !== 'placeholders' || lost.length === 0),
  );

/** Whether a language has every text of a group, each with the right facts. */
export function isGroupWhole(group: keyof Interface, tag: string): boolean {
  if (tag === ENGLISH) return true;
  const tree = wordTreeOf(interfaceSchema.shape[group]);
  const translated = new Map([...placesOf(tree, readWords(tag)[group])].map(({ key, text }) => [key, text]));
  return [...placesOf(tree, readWords(ENGLISH)[group])].every(({ key, text }) => {
    const translatedText = translated.get(key);
    return translatedText !== undefined && hasRightFacts(text, translatedText);
  });
}
