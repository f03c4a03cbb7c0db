import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { bundleScript } from '../inline-script/inline-script.ts';
import { ANY } from '../words/word-modules.ts';
import { listOthers } from '../words/words.ts';

const DIRECTIVE = 'src/integrations/client-touch/directive.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean;
  }
}

/** What Astro makes of the directive, in the languages besides English. */
export const directives = new Map<string, string>();

/**
 * Adds `client:touch`: an island's code is loaded when the visitor needs it (see directive.ts). Astro bundles it by itself, and would
 * know nothing of words, so it gets a bundle.
 */
export function clientTouch(): AstroIntegration {
  return {
    name: 'client-touch',
    hooks: {
      'astro:config:setup': async ({ addClientDirective, command, createCodegenDir }) => {
        const folder = createCodegenDir();
        const file = fileURLToPath(new URL('directive.js', folder));
        const isBuild = command === 'build';
        await writeFile(
          file,
          await bundleScript(DIRECTIVE, { ...(!isBuild && { tag: ANY }), isLowered: false }),
        );
        addClientDirective({ name: 'touch', entrypoint: file });
        if (!isBuild) return;
        const entry = fileURLToPath(new URL('directive-entry.js', folder));
        await writeFile(
          entry,
          `import touch from ${JSON.stringify(resolve(DIRECTIVE))};
(self.Astro || (self.Astro = {})).touch = touch;
dispatchEvent(new Event('astro:touch'));`,
        );
        for (const tag of listOthers())
          directives.set(tag, `(()=>{${await bundleScript(entry, { tag })}})()`);
      },
    },
  };
}
