import { globSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PICTURE_ENDING, RECORDING_ENDING } from '#content-check/content.ts';

/** Looks for the ending first, because most texts are long and have few names. */
const MEDIA_NAME = /\.(?:jpe?g|png|webp|avif|mp3|ogg)(?<=([\w.-]+))/gi;
const TEXT_FILES = '**/*.{html,css,js,json,xml,ics,webmanifest}';

/**
 * Removes pictures and recordings whose names are in no text file of the finished site. Astro publishes every photograph of
 * content/ as it was uploaded, with the camera's data, even if the consent to show it has ended. Returns how many it removed.
 */
export async function removeUnusedPictures(dir: URL): Promise<number> {
  const cwd = fileURLToPath(dir);
  const read = (name: string) => readFile(join(cwd, name), 'utf8');
  const texts = await Promise.all(globSync(TEXT_FILES, { cwd }).map(read));
  const named = new Set(texts.flatMap((text) => Array.from(text.matchAll(MEDIA_NAME), ([, name]) => name)));
  const unused = globSync('_astro/*', { cwd })
    .filter((name) => PICTURE_ENDING.test(name) || RECORDING_ENDING.test(name))
    .filter((name) => !named.has(basename(name)));
  await Promise.all(unused.map((name) => rm(join(cwd, name))));
  return unused.length;
}
