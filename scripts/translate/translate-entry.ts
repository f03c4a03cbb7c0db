import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content, Entry } from '../../src/content-check/content.ts';
import { sentenceOf } from '../../src/content-check/problem.ts';
import { didYouMean } from '../../src/content-check/fields/did-you-mean.ts';
import {
  readTranslation,
  type TranslationFile,
} from '../../src/content-check/translations/read-translation.ts';
import { LANGUAGES_FILE, translationOf } from '../../src/lib/languages.ts';
import { comparePlaces, compareText, type Translated, type Translation } from '../../src/lib/translate.ts';
import { schemaOf, wordsOf } from '../../src/schemas/words.ts';
import { writeTranslation } from './write-translation.ts';

const isMarkdown = (file: string) => /\.mdx?$/.test(file);

/** The name of a language by its tag. */
export function findLanguage({ entries }: Content, tag: string): string {
  const languages = (entries.find(({ file }) => file === LANGUAGES_FILE)?.value ?? []) as {
    tag: string;
    name: string;
  }[];
  const others = languages.filter((language) => language.tag !== 'en');
  const found = others.find((language) => language.tag === tag);
  if (found) return found.name;
  const tags = others.map((language) => language.tag).join(', ') || 'none yet';
  throw new Error(
    `Say which language, as in npm run translate -- fr services/lab-services\n${LANGUAGES_FILE} names: ${tags}`,
  );
}

/** What became of every word of an entry in a language, its text below the header block included. */
export function listPlaces(
  { file, kind, id, value, text }: Entry,
  own: TranslationFile | undefined,
): Translated[] {
  const translation = own?.data as Translation | undefined;
  const places = comparePlaces(wordsOf(schemaOf(kind, id)), value, translation).filter(
    ({ isFixed }) => !isFixed,
  );
  if (!isMarkdown(file) || !text.trim()) return places;
  return [...places, compareText(text, own?.text ?? '', translation, kind.text?.isSafety)];
}

/** services/lab-services for content/services/lab-services.yaml: how one calls an entry. */
export const nameOf = (file: string): string => file.replace(/^content\//, '').replace(/\.\w+$/, '');

/** An entry by its name or its file. */
export function findEntry({ entries }: Content, name: string): Entry {
  const asked = nameOf(name);
  const found = entries.find(({ file }) => nameOf(file) === asked);
  if (found?.value !== undefined) return found;
  if (found) throw new Error(`${found.file} has mistakes. Run npm run check:content and correct them first`);
  const help = didYouMean(
    asked,
    entries.map(({ file }) => nameOf(file)),
  );
  throw new Error(
    `There is no content/${asked}.${help} Write it as in services/lab-services or pages/booking`,
  );
}

/** What `npm run translate` writes of one entry. `language` is the name of the language. */
export function writeEntry(
  entry: Entry,
  own: TranslationFile | undefined,
  options: { tag: string; language: string; isReadAgain: boolean; today: string },
): string {
  const { file, kind, id, value, text } = entry;
  const translation = own?.data as Translation | undefined;
  const words = wordsOf(schemaOf(kind, id));
  return writeTranslation({
    ...options,
    words,
    data: value,
    translation,
    places: comparePlaces(words, value, translation),
    text: isMarkdown(file) ? { english: text, own: own?.text ?? '' } : undefined,
    about: [
      `${options.language}: the words of ${file}. Write them below the English ones, which stand behind #.`,
      'A place without words shows in English. Prices, numbers, links and names come from the English file.',
      `When you are done: npm run translate -- ${options.tag} ${nameOf(file)}`,
    ],
  });
}

/** Writes or brings up to date the words of one entry in a language, and returns the file and what became of each word. */
export function translateFile(
  root: string,
  entry: Entry,
  options: { tag: string; language: string; isReadAgain: boolean; today: string },
): { file: string; places: Translated[] } {
  const file = translationOf(entry.file, options.tag);
  if (listPlaces(entry, undefined).length === 0) throw new Error(`${entry.file} has no words to translate`);
  const path = join(root, file);
  const read = () => readTranslation(file, readFileSync(path)) ?? undefined;
  const before = tryToRead(read);
  if (before && before.findings.length > 0)
    throw new Error(`${file} has mistakes:\n${before.findings.map(sentenceOf).join('\n')}`);
  writeFileSync(path, writeEntry(entry, before, options));
  // Now that it is known what each was made from, the same English words elsewhere have theirs too.
  writeFileSync(path, writeEntry(entry, read(), { ...options, isReadAgain: false }));
  return { file, places: listPlaces(entry, read()) };
}

function tryToRead<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
