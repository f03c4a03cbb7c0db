import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { ENGLISH } from '#lib/language/page-language.ts';
import { bundleScript } from './inline-script.ts';
import { ALL_LANGUAGES } from './words/word-modules.ts';
import { listOtherLanguages } from './words/script-languages.ts';

const DIRECTIVE = 'src/hydration/directive.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interaction'?: boolean;
  }
}

/** The directive's script in each language except English, in the form that Astro writes. */
export const interactionScriptByLanguage = new Map<string, string>();

/**
 * Adds `client:interaction`: an island's code loads when the visitor needs it (directive.ts). Astro bundles directives without our
 * plugin for `#words`, so we give Astro a bundle that already has the words.
 */
export function clientInteraction(): AstroIntegration {
  return {
    name: 'client-interaction',
    hooks: {
      'astro:config:setup': async ({ addClientDirective, command, createCodegenDir }) => {
        const folder = createCodegenDir();
        const bundle = fileURLToPath(new URL('directive.js', folder));
        const isBuild = command === 'build';
        const tag = isBuild ? ENGLISH : ALL_LANGUAGES;
        await writeFile(bundle, await bundleScript(DIRECTIVE, { tag, isFinal: false }));
        addClientDirective({ name: 'interaction', entrypoint: bundle });
        if (!isBuild) return;
        const entry = fileURLToPath(new URL('directive-entry.js', folder));
        await writeFile(
          entry,
          `import interaction from ${JSON.stringify(resolve(DIRECTIVE))};
(self.Astro || (self.Astro = {})).interaction = interaction;
dispatchEvent(new Event('astro:interaction'));`,
        );
        for (const other of listOtherLanguages())
          interactionScriptByLanguage.set(other, `(()=>{${await bundleScript(entry, { tag: other })}})()`);
      },
    },
  };
}
