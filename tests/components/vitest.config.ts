import '../../scripts/check-machine.js';
import { fileURLToPath } from 'node:url';
import { getViteConfig } from 'astro/config';
import { patience, tags } from '../support/vitest-options.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Tests of .astro components, rendered to HTML. Astro's container works only in Node. These tests have their own configuration,
 * because Astro takes seconds to start and no other test needs it.
 */
export default getViteConfig(
  {
    root,
    test: {
      name: 'components',
      ...patience,
      tags,
      environment: 'node',
      include: ['tests/{components,shipped/components}/**/*.test.ts'],
      globalSetup: ['tests/support/sync-content.ts'],
      isolate: false,
      setupFiles: ['tests/support/reset-modules.ts'],
    },
  },
  { root, logLevel: 'error' },
);
