import type { AstroIntegration } from 'astro';
import type { ResolvedConfig } from 'vite';

/**
 * A build starts Vite's development server once, to read the collections. That server would bundle React and Astro's
 * toolbar for a browser that never comes; half a second.
 */
export function quickSync(): AstroIntegration {
  return {
    name: 'quick-sync',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'dev') return;
        const plugin = {
          name: 'quick-sync',
          configResolved({ environments }: ResolvedConfig) {
            for (const { optimizeDeps } of Object.values(environments)) {
              optimizeDeps.include = [];
              optimizeDeps.noDiscovery = true;
            }
          },
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
    },
  };
}
