import '../scripts/check-machine.js';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from '../scripts/find-browser.ts';
import { ALL_LANGUAGES, createWordsPlugin } from '../src/integrations/words/word-modules.ts';
import { patience, tags } from './support/vitest-options.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const launchOptions = {
  args: ['--no-sandbox', '--disable-gpu'],
  // `findBrowser` may install a browser. This getter calls it only when Vitest starts a browser, for the project `islands`.
  get executablePath() {
    return findBrowser();
  },
};

/**
 * Tests of the content check, of commands and of the rules for code. They have content and projects of their own, so no entry can
 * break them.
 */
const tools = [
  'tests/content/corpus.test.ts',
  'tests/unit/content-check/{check-content,published,stopped-build}.test.ts',
  'tests/unit/hosting/{build-site,commands,files-of-another-user,killed-deploys,update-site}.test.ts',
  'tests/unit/{find-browser,import-directions,licences,lock,package,shrink-pictures}.test.ts',
  'tests/unit/{start,watch-site,workflows}.test.ts',
  'tests/unit/{languages/translate-command,social-card/fit-picture}.test.ts',
];

// Each project lists all its options. Without `extends: false`, Vitest would add the options that are outside `projects`.
export default defineConfig({
  root,
  test: {
    reporters: ['default'],
    tags,
    projects: [
      // Code, scripts and content, in Node.
      {
        extends: false,
        root,
        test: {
          name: 'unit',
          ...patience,
          environment: 'node',
          include: ['tests/{unit,content,shipped/unit}/**/*.test.ts'],
          exclude: tools,
          globalSetup: ['tests/support/own-temporary-folder.ts'],
          // Test files share processes, which halves the time.
          isolate: false,
        },
      },
      {
        extends: false,
        root,
        test: {
          name: 'tools',
          ...patience,
          environment: 'node',
          include: tools,
          globalSetup: ['tests/support/own-temporary-folder.ts'],
          isolate: false,
        },
      },
      // Islands in a real browser, without Astro: an island must not depend on Astro.
      {
        extends: false,
        root,
        plugins: [createWordsPlugin(() => ALL_LANGUAGES)],
        // On the site, Astro makes the scripts at the address /scripts/ (src/pages/[folder]).
        // Without Astro, imports from this address lead to the source files of the booking scripts.
        resolve: { alias: { '/scripts': `${root}/src/components/booking` } },
        test: {
          name: 'islands',
          ...patience,
          include: ['tests/islands/**/*.test.tsx'],
          setupFiles: ['tests/support/online.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            // Without `actionTimeout`, a click on a missing element would wait until the test times out.
            provider: playwright({ launchOptions, actionTimeout: 60_000 }),
            instances: [{ browser: 'chromium', viewport: { width: 360, height: 640 } }],
          },
        },
      },
      // The finished pages, as files.
      {
        extends: false,
        root,
        test: {
          name: 'build',
          ...patience,
          environment: 'node',
          include: ['tests/build/**/*.test.ts'],
          // Test files share processes, so each process reads the pages only once.
          isolate: false,
        },
      },
      // Visitors' journeys on the site, in today's browsers and old ones.
      {
        extends: false,
        root,
        test: {
          name: 'browsers',
          ...patience,
          environment: 'node',
          include: ['tests/browsers/**/*.test.ts'],
          globalSetup: ['tests/browsers/old-chromiums.ts', 'tests/support/global-setup.ts'],
        },
      },
      // The finished pages, sent by `npm start` and by Caddy.
      {
        extends: false,
        root,
        test: {
          name: 'servers',
          ...patience,
          environment: 'node',
          include: ['tests/servers/**/*.test.ts'],
          globalSetup: ['tests/servers/find-caddy.ts', 'tests/servers/compress-dist.ts'],
          isolate: false,
        },
      },
    ],
  },
});
