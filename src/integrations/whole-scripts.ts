import { globSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** A script with the end of its name at its end, a hash in most: so the worker tells that it is ours, the right one, and whole. */
export const closeScript = (text: string, address: string) => `${text}//${address.slice(-11, -3)}`;

/** Closes every script that the worker keeps (src/worker/whole.ts). One with a digest in a page is closed before that is made. */
export function wholeScripts(): AstroIntegration {
  return {
    name: 'whole-scripts',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for (const path of globSync('{_astro,scripts}/*.js', { cwd: fileURLToPath(dir) })) {
          const file = new URL(path, dir);
          const text = await readFile(file, 'utf8');
          const ending = closeScript('', path);
          if (!text.endsWith(ending)) await appendFile(file, ending);
        }
      },
    },
  };
}
