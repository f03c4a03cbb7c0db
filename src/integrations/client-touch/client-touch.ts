import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { bundleScript } from '../inline-script/inline-script.ts';

const DIRECTIVE = 'src/integrations/client-touch/directive.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: boolean;
  }
}

/**
 * Adds `client:touch`: an island's code is loaded when the visitor needs it (see directive.ts). Astro bundles it by itself, and would
 * know nothing of words, so it gets a bundle.
 */
export function clientTouch(): AstroIntegration {
  return {
    name: 'client-touch',
    hooks: {
      'astro:config:setup': async ({ addClientDirective, command, createCodegenDir }) => {
        const file = fileURLToPath(new URL('directive.js', createCodegenDir()));
        const code = await bundleScript(DIRECTIVE, { isMarked: command === 'build', isLowered: false });
        await writeFile(file, code);
        addClientDirective({ name: 'touch', entrypoint: file });
      },
    },
  };
}
