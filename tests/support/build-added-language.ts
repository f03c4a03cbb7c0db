import { cpSync, globSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { MOST_LISTED } from '#lib/map/places.ts';
import { addPseudoLanguage } from '../../scripts/translate/pseudo.ts';
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

/** So many communities that there is a page for each letter. They have no more than a name, which ends as if it were of the language, and a place. */
function addCommunities(root: string): void {
  for (let at = 0; at <= MOST_LISTED; at += 1) {
    const place = `lat: ${(6 + at / 1000).toFixed(3)}\nlng: -1.5\nvisible: false\n`;
    writeFileSync(join(root, `content/communities/${9000 + at}.yaml`), `name: Anyinamɛ ${at}\n${place}`);
  }
}

export async function buildWithLanguage(): Promise<void> {
  using project = copyProject();
  addCommunities(project.root);
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
