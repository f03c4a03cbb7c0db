import { globSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { closeScript } from '#lib/security/shared-script.ts';

/**
 * Ends every script with the hash in its name, so that the worker recognises complete ones (src/worker/whole.ts). Shared scripts
 * already have it.
 */
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
