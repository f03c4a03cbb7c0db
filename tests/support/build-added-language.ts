import { cpSync, globSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { addPseudoLanguage } from './pseudo-language.ts';
import { buildCopy } from '../content/build-copy.ts';
import { copyProject } from '../content/copy-project.ts';
import { standInEnvironment } from '../stand-ins/environment.ts';

/*
 * A language added only in content/: each of its words is an English one with a suffix, and 40 % longer. So English text and
 * missing room are visible.
 */
export const PLACE = 'dist-added-language';
// A real tag: a browser accepts no other.
export const TAG = 'eo';
/** The suffixes of its words. */
export const TAIL = /[ɛɔŋ]/;

export async function buildWithLanguage(): Promise<void> {
  using project = copyProject();
  await addPseudoLanguage(project.root, TAG);
  const overrides = resolve(standInEnvironment['SITE_OVERRIDES'] ?? '');
  const { isDone, output } = await buildCopy(project.root, {
    ...standInEnvironment,
    SITE_OVERRIDES: overrides,
  });
  if (!isDone) throw new Error(`The site cannot be built with another language:\n${output}`);
  rmSync(PLACE, { recursive: true, force: true });
  cpSync(`${project.root}/dist`, PLACE, { recursive: true });
}

/** The addresses of its files with one of these endings, without '.html'. */
export const listAdded = (...endings: string[]): string[] =>
  globSync(
    endings.flatMap((ending) => [`${TAG}${ending}`, `${TAG}/**/*${ending}`]),
    { cwd: PLACE, exclude: ['**/404.html'] },
  ).map((file) => `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`);
