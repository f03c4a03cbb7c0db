import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { narrowPolicyOf } from './narrow-policy-of.ts';

/** Leaves in the policy of each built page the hashes of that page's own scripts and styles. */
export function narrowPolicy(): AstroIntegration {
  return {
    name: 'narrow-policy',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        for (const name of await readdir(dir, { recursive: true })) {
          if (!name.endsWith('.html')) continue;
          const file = new URL(name, dir);
          const html = await readFile(file, 'utf8');
          try {
            await writeFile(file, narrowPolicyOf(html));
          } catch (cause) {
            throw new Error(`${name} cannot be published`, { cause });
          }
        }
      },
    },
  };
}
