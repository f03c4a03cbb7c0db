import '../scripts/check-machine.js';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from '../scripts/find-browser.ts';
import { ANY_LANGUAGE, createWordsPlugin } from '../src/integrations/words/word-modules.ts';
import { patience, tags } from './support/vitest-options.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const launchOptions = {
  args: ['--no-sandbox', '--disable-gpu'],
  // Looked up only when Vitest starts a browser: only the islands project needs that.
  get executablePath() {
    return findBrowser();
  },
};

// Each project is complete. Without `extends: false`, Vitest would also give it the other options of this file.
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
          include: ['tests/{unit,content}/**/*.test.ts'],
          globalSetup: ['tests/support/own-temporary-folder.ts'],
          // Test files share processes, which halves the time.
          isolate: false,
        },
      },
      // Islands in a real browser, without Astro: they must not depend on it.
      {
        extends: false,
        root,
        plugins: [createWordsPlugin(() => ANY_LANGUAGE)],
        // Astro makes the files of /scripts (src/pages/[folder]). Without Astro, the booking scripts come from their sources.
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
            // By default, a click on a missing element would wait until its test ends.
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
          // Every file reads the same pages, so they are read once.
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
      // The finished pages as `npm start` and Caddy send them.
      {
        extends: false,
        root,
        test: {
          name: 'servers',
          ...patience,
          environment: 'node',
          include: ['tests/servers/**/*.test.ts'],
          globalSetup: ['tests/servers/find-caddy.ts'],
        },
      },
    ],
  },
});
