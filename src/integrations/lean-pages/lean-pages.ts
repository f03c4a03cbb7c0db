import { writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { eachPage } from '#lib/each-page.ts';
import { dropUnusedStyles } from './drop-unused-styles.ts';
import { vouchedHashes } from '#lib/vouched-hashes.ts';
import { deferRuntime } from './defer-runtime.ts';
import { moveIslandStyle } from './move-island-style.ts';
import { narrowPolicy } from './narrow-policy.ts';
import { createScriptReader } from './read-scripts.ts';
import { requireTrustedTypes } from './require-trusted-types.ts';
import { shortenScopes } from './shorten-scopes.ts';

/**
 * Takes from each built page what the page itself has no use for: styles, long names and the hashes of other pages'
 * scripts. Every page carries its styles with it, so each rule is paid for on every visit. Its policy, now its own, can
 * then be as strict as what the page really runs.
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
            const scripts = await readScripts(html);
            const change = (page: string) => {
              const deferred = deferRuntime(page);
              if (deferred.file) files.set(deferred.file.name, deferred.file.text);
              return shortenScopes(dropUnusedStyles(deferred.html, scripts));
            };
            const lean = narrowPolicy(moveIslandStyle(html), change, vouchedHashes());
            writeFileSync(new URL(name, dir), requireTrustedTypes(lean));
          } catch (cause) {
            throw new Error(`${name} cannot be published`, { cause });
          }
        });
        for (const [name, text] of files) await writeFile(new URL(`.${name}`, dir), text);
      },
    },
  };
}
