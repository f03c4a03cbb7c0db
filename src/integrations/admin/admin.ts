import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Site } from '../../schemas/site.ts';

/** Adds the forms for editors at /admin to a finished site, when content/site.yaml turns them on and names the project. */
export function admin(site: Site): AstroIntegration {
  return {
    name: 'admin',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        if (!site.editor.on) return;
        // Only where it is wanted: it brings the whole editor along.
        const { buildAdmin } = await import('./build-admin.ts');
        await buildAdmin(site, fileURLToPath(dir));
        logger.info('forms for editors at /admin');
      },
    },
  };
}
