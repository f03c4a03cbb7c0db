/*
 * Files and packages that are used although knip finds no use of them. knip itself finds the pages, the configurations of ESLint
 * and Astro, and the commands in package.json.
 */
export default {
  entry: [
    // Run by path: by scripts/test/steps.ts, and by hand.
    'scripts/test-with-content.ts',
    'tests/stand-ins/run.ts',
    // Astro gets their paths: the directive and the start of islands, the image service, the pages of the workshop.
    'src/hydration/directive.ts',
    'src/hydration/start-island.ts',
    'src/integrations/picture-service.ts',
    'src/workshop/*.astro',
    // Read by a pattern (src/workshop/Fixture.tsx).
    'src/islands/*/*.fixtures.{ts,tsx}',
  ],
  project: ['{src,scripts,tests}/**/*.{js,ts,tsx,astro,mdx}', '*.{js,mjs}'],
  ignoreDependencies: [
    // Read as files, never imported: the fonts of the social cards and of the tests.
    '@fontsource/.+',
  ],
  // A program that must be installed on the machine. Tests make certificates with it.
  ignoreBinaries: ['openssl'],
  // knip would load the configuration of tests/components too, and so start Astro, which checks all of content/.
  vitest: {
    config: ['tests/vitest.config.ts'],
    entry: [
      'tests/components/vitest.config.ts',
      'tests/**/*.test.{ts,tsx}',
      'tests/support/{reset-modules,sync-content}.ts',
    ],
  },
  playwright: { config: ['tests/playwright.config.ts'] },
};
