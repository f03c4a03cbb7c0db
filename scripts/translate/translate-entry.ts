import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content, Entry } from '../../src/content-check/content.ts';
import { sentenceOf } from '../../src/content-check/problem.ts';
import { didYouMean } from '../../src/content-check/fields/did-you-mean.ts';
import { languagesOf } from '../../src/content-check/translations/pair.ts';
import { readTranslation } from '../../src/content-check/translations/read-translation.ts';
import { LANGUAGES_FILE, translationOf } from '../../src/lib/language/languages.ts';
import type { Translated } from '../../src/lib/translate.ts';
import { listPlaces, nameOf } from './progress.ts';
import { writeEntry, type Options } from './write-translation.ts';

/** The name of a language by its tag. */
export function findLanguage({ entries }: Content, tag: string): string {
  const others = languagesOf(entries).filter((language) => language.tag !== 'en');
  const found = others.find((language) => language.tag === tag);
  if (found) return found.name;
  const tags = others.map((language) => language.tag).join(', ') || 'none yet';
  throw new Error(
    `Say which language, as in npm run translate -- fr services/lab-services\n${LANGUAGES_FILE} names: ${tags}`,
  );
}

/** An entry by its name or its file. */
export function findEntry({ entries }: Content, name: string): Entry {
  const asked = nameOf(name);
  const found = entries.find(({ file }) => nameOf(file) === asked);
  if (found?.value !== undefined) return found;
  if (found) throw new Error(`${found.file} has mistakes. Run npm run check:content and correct them first`);
  const names = entries.map(({ file }) => nameOf(file));
  throw new Error(
    `There is no content/${asked}.${didYouMean(asked, names)} Write it as in services/lab-services or pages/booking`,
  );
}

/** Writes or brings up to date the words of one entry in a language, and returns the file and what became of each word. */
export function translateFile(
  root: string,
  entry: Entry,
  options: Options,
): { file: string; places: Translated[] } {
  const file = translationOf(entry.file, options.tag);
  if (listPlaces(entry, undefined).length === 0) throw new Error(`${entry.file} has no words to translate`);
  const path = join(root, file);
  const read = () =>
    existsSync(path) ? (readTranslation(file, readFileSync(path)) ?? undefined) : undefined;
  const before = read();
  if (before && before.findings.length > 0)
    throw new Error(`${file} has mistakes:\n${before.findings.map(sentenceOf).join('\n')}`);
  writeFileSync(path, writeEntry(entry, before, options));
  // Now that it is known what each was made from, the same English words elsewhere have theirs too.
  writeFileSync(path, writeEntry(entry, read(), { ...options, isReadAgain: false }));
  return { file, places: listPlaces(entry, read()) };
}
