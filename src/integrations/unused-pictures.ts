import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const PICTURE = /\.(?:jpe?g|png|webp|avif|mp3|ogg)$/;
const TEXT = /\.(?:html|css|js|json|xml|ics|webmanifest)$/;

/**
 * Removes pictures and recordings that no finished file names. Astro publishes every photograph of content/ as it was uploaded, with
 * the camera's data, even if its consent has ended.
 */
export function unusedPictures(): AstroIntegration {
  return {
    name: 'unused-pictures',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const files = await readdir(root, { recursive: true });
        const texts = await Promise.all(
          files.filter((file) => TEXT.test(file)).map((file) => readFile(join(root, file), 'utf8')),
        );
        const named = new Set(
          texts.flatMap((text) => text.match(/[\w.-]+\.(?:jpe?g|png|webp|avif|mp3|ogg)/g) ?? []),
        );
        const assets = (await readdir(join(root, '_astro')).catch(() => [])).filter((file) =>
          PICTURE.test(file),
        );
        const unused = assets.filter((file) => !named.has(file));
        await Promise.all(unused.map((file) => rm(join(root, '_astro', file))));
        if (unused.length > 0)
          logger.info(`${unused.length} pictures and recordings that no page shows are removed`);
      },
    },
  };
}
