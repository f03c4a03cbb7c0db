import { cpSync, globSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { addPseudoLanguage } from './pseudo-language.ts';
import { buildCopy, copyProject } from '../content/copy-project.ts';
import { standInEnvironment } from '../stand-ins/environment.ts';

/*
 * One more language, which the test adds with files in content/ alone. Each of its words is an English word with a suffix, so text
 * is about 40 % longer. This shows text that is still English, and text that does not fit.
 */

export const ADDED_LANGUAGE_FOLDER = 'dist-added-language';
// A real language's tag: axe reports any other `lang` as invalid.
export const ADDED_TAG = 'eo';
/** The letters of the suffixes. */
export const SUFFIX_LETTERS = /[ɛɔŋ]/;

export async function buildWithLanguage(): Promise<void> {
  using project = copyProject();
  await addPseudoLanguage(project.root, ADDED_TAG);
  const overrides = resolve(standInEnvironment['SITE_OVERRIDES'] ?? '');
  const { isDone, output } = await buildCopy(project.root, {
    ...standInEnvironment,
    SITE_OVERRIDES: overrides,
  });
  if (!isDone) throw new Error(`The site cannot be built with another language:\n${output}`);
  rmSync(ADDED_LANGUAGE_FOLDER, { recursive: true, force: true });
  cpSync(`${project.root}/dist`, ADDED_LANGUAGE_FOLDER, { recursive: true });
}

/** The addresses of those files of the added language that end in one of `endings`. Addresses of pages have no '.html'. */
export const listAddedFiles = (...endings: string[]): string[] =>
  globSync(
    endings.flatMap((ending) => [`${ADDED_TAG}${ending}`, `${ADDED_TAG}/**/*${ending}`]),
    { cwd: ADDED_LANGUAGE_FOLDER, exclude: ['**/404.html'] },
  ).map((file) => `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`);
