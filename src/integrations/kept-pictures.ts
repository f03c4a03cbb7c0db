import { copyFile, mkdir, readdir } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';

/** Where encoded pictures are kept with the code, by the names that Astro gives them: a hash of source, size and format. */
export const keptPictures = new URL('../assets/kept-pictures/', import.meta.url);

/**
 * Hands Astro's picture cache what is kept in the repository, so that a build in an empty folder encodes only new
 * pictures. AVIF small enough for a costly line takes seconds a picture; `npm run pictures` keeps what a build made.
 */
export function keepPictures(): AstroIntegration {
  let cache: URL;
  return {
    name: 'kept-pictures',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = new URL('assets/', config.cacheDir);
      },
      'astro:build:start': async () => {
        await mkdir(cache, { recursive: true });
        const names = await readdir(keptPictures);
        await Promise.all(names.map((name) => copyFile(new URL(name, keptPictures), new URL(name, cache))));
      },
    },
  };
}
