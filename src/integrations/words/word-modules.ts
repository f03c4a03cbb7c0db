import type { InputOptions } from 'rolldown';
import { addressIn } from '#lib/language/addresses.ts';
import { listShownLanguages } from '#loaders/language/languages.ts';
import { listTranslated } from '#loaders/language/pages.ts';
import { ENGLISH } from '#lib/language/page-language.ts';
import { readWords, type Words } from '#loaders/language/interface.ts';

/*
 * The words of scripts: a module of constants for each group of content/interface and each language, which bundlers read in place of
 * loaders/words.ts. Constants that are not used are left out, and those that are stand where they are said.
 */

/** Takes the place of loaders/words.ts in code for browsers, which imports it by this name. */
const WORDS = '#words';
/** The page decides: where no file is made for each language. */
export const ANY = 'any';

/** What scripts say in a language; what that lacks is not shown to anybody. */
function wordsOf(tag: string): Words {
  const [english, own] = [readWords(ENGLISH), readWords(tag)];
  return Object.fromEntries(
    Object.entries(english).map(([group, words]) => [group, { ...words, ...own[group as keyof Words] }]),
  );
}

/** A module that has these values by their names; those that are no names in code are said by the server only. */
const constants = (values: object) =>
  Object.entries(values)
    .filter(([name]) => /^\w+$/.test(name))
    .map(([name, value], at) => `const c${at} = ${JSON.stringify(value)}; export { c${at} as ${name} };`)
    .join('\n');

function leadCode(tag: string): string {
  if (tag === ENGLISH) return "export const to = (path) => path; export const scriptEnding = '.js';";
  const paths = [...listTranslated(tag).keys()].filter((path) => !/\.|\/.*\//.test(path)).sort();
  return `export const to = (path) => ${JSON.stringify(paths)}.includes(path) ? ('/${tag}' + path).replace(/\\/$/, '') : path; export const scriptEnding = '.${tag}.js';`;
}

/** In development and in tests one file is for all languages. */
function anyCode(): string {
  const all = Object.fromEntries(listShownLanguages(true).map(({ tag }) => [tag, wordsOf(tag)]));
  return [
    `const all = ${JSON.stringify(all)};`,
    `const own = all[document.documentElement.lang] ?? all.en;`,
    ...Object.keys(wordsOf(ENGLISH)).map((group) => `export const ${group}Words = own.${group};`),
    leadCode(ENGLISH),
  ].join('\n');
}

function codeOf(name: string): string {
  const [tag = '', group] = name.split('/');
  if (tag === ANY) return anyCode();
  const words = wordsOf(tag);
  if (group) return constants(words[group as keyof Words] ?? {});
  const groups = Object.keys(words).map((each) => `export * as ${each}Words from '\0words:${tag}/${each}';`);
  return [...groups, leadCode(tag)].join('\n');
}

/** A plugin of Rolldown that lets a script speak a language. */
export const speakLanguage = (languageOf: (importer: string | undefined) => string) => ({
  name: 'words',
  enforce: 'pre' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  // Words that several files say stand in each: a file of their own would cost a phone a request. Astro passes no such option on.
  options: (given: InputOptions): InputOptions => ({
    ...given,
    optimization: { ...given.optimization, inlineConst: { mode: 'all' } },
  }),
  resolveId(source: string, importer: string | undefined) {
    if (source.startsWith('\0words:')) return source;
    const tag = languageOf(importer);
    if (source === WORDS) return `\0words:${tag}`;
    if (!source.startsWith('/scripts/')) return null;
    return { id: tag === ANY ? source : addressIn(tag, source), external: true };
  },
  load(id: string) {
    if (id.endsWith('/src/loaders/words.ts'))
      throw new Error(`a script takes words from '${WORDS}', written just so`);
    return id.startsWith('\0words:') ? codeOf(id.slice('\0words:'.length)) : null;
  },
});
