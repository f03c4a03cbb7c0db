import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';

const CLIENT = fileURLToPath(new URL('../hydration/start-island.ts', import.meta.url));

/** Astro's integration for React, with our own start in browsers (docs/decisions/0038). */
export function reactIslands(): AstroIntegration {
  const { name, hooks } = react();
  return {
    name,
    hooks: {
      ...hooks,
      'astro:config:setup': (setup) =>
        hooks['astro:config:setup']?.({
          ...setup,
          addRenderer: (renderer) => setup.addRenderer({ ...renderer, clientEntrypoint: CLIENT }),
        }),
    },
  };
}
