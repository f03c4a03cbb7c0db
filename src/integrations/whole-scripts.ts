import { globSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { closeScript } from '../lib/shared-script.ts';

/** Closes every script that the worker uses without asking (src/worker/whole.ts). One with a digest in a page is closed before that is made. */
export function wholeScripts(): AstroIntegration {
  return {
    name: 'whole-scripts',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for (const path of globSync('_astro/*.js', { cwd: fileURLToPath(dir) })) {
          const file = new URL(path, dir);
          const text = await readFile(file, 'utf8');
          const ending = closeScript('', path);
          if (!text.endsWith(ending)) await appendFile(file, text.endsWith('\n') ? ending : `\n${ending}`);
        }
      },
    },
  };
}
