/*
 * What knip would call unused although it is used, each with its reason. knip reads by itself: pages, the configurations of ESLint
 * and Astro, the commands of package.json.
 */
export default {
  entry: [
    // Run by path: by scripts/test/steps.ts, and by hand.
    'scripts/test-with-content.ts',
    'tests/stand-ins/run.ts',
    // Astro gets their paths: the directive for islands, the image service, the pages of the workshop.
    'src/integrations/client-interaction/directive.ts',
    'src/integrations/stored-picture-service.ts',
    'src/workshop/*.astro',
    // Read by a pattern (src/workshop/Fixture.tsx).
    'src/islands/*/*.fixtures.{ts,tsx}',
    // Files of the finished site (src/pages/[folder]): other scripts import them by their addresses there.
    'src/components/{booking/shared-link,forms/waiting-notices,site/play-video}.ts',
    'src/lib/island/typed-values.ts',
  ],
  project: ['{src,scripts,tests}/**/*.{js,ts,tsx,astro,mdx}', '*.{js,mjs}'],
  ignoreUnresolved: ['^/scripts/', '^/web-vitals\\.js$'],
  ignoreDependencies: [
    // Read as files, never imported: type on the cards and in the tests of wide fonts, and the library of speeds.
    '@fontsource/.+',
    'web-vitals',
  ],
  // A program of the machine, for certificates of tests.
  ignoreBinaries: ['openssl'],
  vitest: { config: ['tests/{,components/}vitest.config.ts'] },
  playwright: { config: ['tests/playwright.config.ts'] },
};
