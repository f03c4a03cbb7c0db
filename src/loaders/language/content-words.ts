import { globSync, readFileSync } from 'node:fs';
import { splitWords } from '#lib/search/search-words.ts';
import { ENGLISH } from '#lib/language/page-language.ts';
import { parseTranslationPath } from '#schemas/kind.ts';

// What people type, with their mistakes; and files that visitors do not see.
const OTHER_FILES = /\/symptoms\.|\/README|\/_/;

// The names of fields. Visitors do not see them either.
const KEYS = /^[ -]*[a-zA-Z]+:/gm;

/** The words that visitors can read in content/ in one language. */
export function readContentWords(tag: string): Set<string> {
  const files = globSync('content/**/*.{yaml,md,mdx}').filter(
    (file) => (parseTranslationPath(file)?.tag ?? ENGLISH) === tag && !OTHER_FILES.test(file),
  );
  return new Set(files.flatMap((file) => splitWords(readFileSync(file, 'utf8').replace(KEYS, ''))));
}
