import { cpSync, globSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { addPseudoLanguage } from './pseudo-language.ts';
import { buildCopy } from '../content/build-copy.ts';
import { copyProject } from '../content/copy-project.ts';
import { standInEnvironment } from '../stand-ins/environment.ts';

/*
 * A language added in content/ alone: each of its words is an English one with a tail, and 40 % longer. Whatever is not said in it
 * shows, and whatever has no room for it.
 */
export const PLACE = 'dist-added-language';
// A tag that exists: a browser takes no other.
export const TAG = 'eo';
/** What its words end in. */
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

/** The addresses of its files that end in one of these, '.html' left out. */
export const listAdded = (...endings: string[]): string[] =>
  globSync(
    endings.flatMap((ending) => [`${TAG}${ending}`, `${TAG}/**/*${ending}`]),
    { cwd: PLACE, exclude: ['**/404.html'] },
  ).map((file) => `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`);
