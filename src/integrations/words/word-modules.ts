import type { InputOptions } from 'rolldown';
import { addLanguage } from '#lib/language/addresses.ts';
import { listShownLanguages } from '#loaders/language/languages.ts';
import { listTranslatedPages } from '#loaders/language/pages.ts';
import { ENGLISH } from '#lib/language/page-language.ts';
import { readWords } from '#loaders/language/interface.ts';

/*
 * For browsers, `#words` is one module for each language. It re-exports a module of constants for each group of content/interface.
 * The bundler removes unused constants and inlines the others (docs/decisions/0031).
 */

const WORDS = '#words';
/** Stands for all languages in development and tests: one module has their words, and the page's `lang` chooses. */
export const ALL_LANGUAGES = 'all';

/** Untranslated texts stay English, but no page shows these: a page needs all its translations. */
function mergeWords(tag: string): Record<string, object> {
  const translated: Record<string, object> = readWords(tag);
  return Object.fromEntries(
    Object.entries(readWords(ENGLISH)).map(([group, words]) => [group, { ...words, ...translated[group] }]),
  );
}

/** Leaves out keys that are not identifiers, because only the server uses them. */
const writeConstants = (values: object) =>
  Object.entries(values)
    .filter(([name]) => /^\w+$/.test(name))
    // A key such as `for` can be exported, but cannot be the name of a constant.
    .map(([name, value], i) => `const c${i} = ${JSON.stringify(value)}; export { c${i} as ${name} };`)
    .join('\n');

/** The code of two exports: `to` localises a link, and `scriptEnding` is the end of a script's address, such as `.fr.js`. */
function writeAddressCode(tag: string): string {
  if (tag === ENGLISH) return "export const to = (path) => path; export const scriptEnding = '.js';";
  // Scripts call `to` only for pages outside folders. So the list needs no files, and no pages such as /news/1.
  const paths = [...listTranslatedPages(tag).keys()].filter((path) => !/\.|\/.*\//.test(path)).sort();
  return `export const to = (path) => ${JSON.stringify(paths)}.includes(path) ? ('/${tag}' + path).replace(/\\/$/, '') : path; export const scriptEnding = '.${tag}.js';`;
}

function writeAllLanguages(): string {
  const isDev = true;
  const all = Object.fromEntries(listShownLanguages(isDev).map(({ tag }) => [tag, mergeWords(tag)]));
  return [
    `const all = ${JSON.stringify(all)};`,
    `const words = all[document.documentElement.lang] ?? all.en;`,
    ...Object.keys(mergeWords(ENGLISH)).map((group) => `export const ${group}Words = words.${group};`),
    // Links stay English, because one module serves all languages.
    writeAddressCode(ENGLISH),
  ].join('\n');
}

/** `name` is a language tag such as fr, or a tag and a group such as fr/picker. */
function writeModule(name: string): string {
  const [tag = '', group] = name.split('/');
  if (tag === ALL_LANGUAGES) return writeAllLanguages();
  const words = mergeWords(tag);
  if (group) return writeConstants(words[group] ?? {});
  const groups = Object.keys(words).map((each) => `export * as ${each}Words from '\0words:${tag}/${each}';`);
  return [...groups, writeAddressCode(tag)].join('\n');
}

export const createWordsPlugin = (languageOf: (importer: string | undefined) => string) => ({
  name: 'words',
  enforce: 'pre' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  // Inlined words need no request of their own. Astro cannot pass this option.
  options: (options: InputOptions): InputOptions => ({
    ...options,
    optimization: { ...options.optimization, inlineConst: { mode: 'all' } },
  }),
  resolveId(source: string, importer: string | undefined) {
    if (source.startsWith('\0words:')) return source;
    const tag = languageOf(importer);
    if (source === WORDS) return `\0words:${tag}`;
    if (!source.startsWith('/scripts/')) return null;
    // Each language has its own file, such as /scripts/copy.fr.js.
    return { id: tag === ALL_LANGUAGES ? source : addLanguage(tag, source), external: true };
  },
  load(id: string) {
    if (id.endsWith('/src/loaders/words.ts')) throw new Error(`a script must import words from '${WORDS}'`);
    return id.startsWith('\0words:') ? writeModule(id.slice('\0words:'.length)) : null;
  },
});
