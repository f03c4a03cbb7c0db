import { writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { eachPage, readPage, writePage } from '#lib/page-tree.ts';
import { vouchedHashes } from '#lib/policy.ts';
import { deferRuntime } from './defer-runtime.ts';
import { leanStyle } from './lean-style.ts';
import { narrowPolicy } from './narrow-policy.ts';
import { partWords } from './part-words.ts';
import { createScriptReader } from './read-scripts.ts';

/**
 * Takes from each built page what the page itself has no use for: styles, the runtime of islands until one is wanted, and
 * the hashes of other pages' scripts. What stays of its styles is written as old browsers understand it, and words stand apart
 * without any. Stops the build where a page is not as this expects it.
 */
export function leanPages(): AstroIntegration {
  return {
    name: 'lean-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const readScripts = createScriptReader(dir);
        const files = new Map<string, string>();
        await eachPage(dir, async ({ name, html }) => {
          try {
            const page = readPage(html);
            const settlePolicy = narrowPolicy(page, vouchedHashes());
            const runtime = deferRuntime(page);
            if (runtime) files.set(runtime.name, runtime.text);
            partWords(page);
            await leanStyle(page, readScripts(html));
            settlePolicy();
            writeFileSync(new URL(name, dir), writePage(page));
          } catch (cause) {
            throw new Error(`${name} cannot be published: ${(cause as Error).message}`, { cause });
          }
        });
        for (const [name, text] of files) writeFileSync(new URL(`.${name}`, dir), text);
      },
    },
  };
}
