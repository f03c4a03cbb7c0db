import { globSync, readFileSync } from 'node:fs';
import { splitWords } from '#lib/search/search-words.ts';
import { ENGLISH } from '#lib/language/page-language.ts';
import { readLanguages } from './languages.ts';

// What people type, with their mistakes; and files that visitors do not see.
const OTHER_FILES = /\/symptoms\.|\/README|\/_/;

// The names of fields. Visitors do not see them either.
const KEYS = /^[ -]*[a-zA-Z]+:/gm;

/** The words that visitors can read in content/ in one language. */
export function readContentWords(tag: string): Set<string> {
  const others = readLanguages().flatMap((language) => (language.tag === ENGLISH ? [] : language.tag));
  const languageOf = (file: string) =>
    others.find((other) => file.includes(`.${other}.`) || file.endsWith(`/interface/${other}.yaml`)) ??
    ENGLISH;
  const files = globSync('content/**/*.{yaml,md,mdx}').filter(
    (file) => languageOf(file) === tag && !OTHER_FILES.test(file),
  );
  return new Set(files.flatMap((file) => splitWords(readFileSync(file, 'utf8').replace(KEYS, ''))));
}
