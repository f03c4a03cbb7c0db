import { globSync } from 'node:fs';
import { appendFile, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { closeScript } from '#lib/security/shared-script.ts';

/** Ends every script that the worker keeps with its name (src/worker/whole.ts). A script with a digest in a page already has this end. */
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
