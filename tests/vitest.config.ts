import '../scripts/check-machine.js';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from '../scripts/find-browser.ts';
import { ANY, speakLanguage } from '../src/integrations/words/word-modules.ts';
import { patience, tags } from './support/vitest-options.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const launchOptions = {
  args: ['--no-sandbox', '--disable-gpu'],
  // Looked for only when a browser starts: the other projects do without one.
  get executablePath() {
    return findBrowser();
  },
};

// Each project stands alone (`extends: false`): Vitest would otherwise add this file's plugins to it a second time.
export default defineConfig({
  root,
  test: {
    reporters: ['default'],
    tags,
    projects: [
      // Pure logic, in Node.
      {
        extends: false,
        root,
        test: {
          name: 'unit',
          ...patience,
          environment: 'node',
          include: ['tests/{unit,content}/**/*.test.ts'],
          globalSetup: ['tests/support/own-temporary-folder.ts'],
          // What is pure needs no process of its own: half the time.
          isolate: false,
        },
      },
      // Islands in a real browser, without Astro: they may know nothing of it.
      {
        extends: false,
        root,
        // What a page fetches from there is written by the build (src/pages/[folder]).
        plugins: [speakLanguage(() => ANY)],
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
            // By itself, a press on what is not there would wait until its test is ended.
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
          // Every file looks at the same pages: they are read once.
          isolate: false,
        },
      },
      // What people do on the site, in browsers of today and of years ago.
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
