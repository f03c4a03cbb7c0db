import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, parseDocument, Scalar } from 'yaml';
import type { Content } from '../../src/content-check/content.ts';
import { sentenceOf } from '../../src/content-check/problem.ts';
import { compareInPlace, hashOf, type Translated, type Translation } from '../../src/lib/translate.ts';
import { placesOf } from '../../src/lib/word-places.ts';
import { interfaceSchema } from '../../src/schemas/interface.ts';
import { wordsOf } from '../../src/schemas/words.ts';
import { FROM_REMARK, type Options } from './write-translation.ts';

/* What the site itself says is translated by hand, in a file without the English words. Here it gets the hashes of those. */

const folder = 'content/interface';
const listPlaces = (value: unknown) => [...placesOf(wordsOf(interfaceSchema), value)];

/** Puts a field at the end of the file, in place of an old one, and leaves every other line as it is. */
function put(file: Document, name: string, value: unknown, remark?: string): void {
  file.delete(name);
  const pair = file.createPair(name, value);
  pair.key = Object.assign(new Scalar(name), { spaceBefore: true }, remark && { commentBefore: remark });
  file.add(pair);
}

/** Writes beside the words of a language what each was made from, and returns the file and what became of each. */
export function dateInterface(
  root: string,
  { entries }: Content,
  { tag, isReadAgain, today }: Omit<Options, 'language'>,
): { file: string; places: Translated[] } {
  const file = `${folder}/${tag}.yaml`;
  const [english, own] = ['en', tag].map((id) =>
    entries.find((each) => each.file === `${folder}/${id}.yaml`),
  );
  if (!own)
    throw new Error(`There is no ${file}. Copy ${folder}/en.yaml, and write the words of the language in it`);
  if (own.value === undefined)
    throw new Error(`${file} has mistakes:\n${own.findings.map(sentenceOf).join('\n')}`);
  const { from: before = {}, translatedOn } = own.data as Translation;
  const places = compareInPlace(listPlaces(english?.value), listPlaces(own.value), before);
  const hashes = places
    .filter((place) => place.own)
    .map(({ key, text }) => [key, (!isReadAgain && before[key]) || hashOf(text)] as const);
  const from = Object.fromEntries(hashes);
  const isNew = JSON.stringify(from) !== JSON.stringify(before);
  const text = parseDocument(readFileSync(join(root, file), 'utf8'));
  put(text, 'translatedOn', isNew ? today : translatedOn);
  put(text, 'from', from, FROM_REMARK);
  writeFileSync(join(root, file), text.toString({ lineWidth: 0, singleQuote: true }));
  return { file, places: compareInPlace(listPlaces(english?.value), listPlaces(own.value), from) };
}
