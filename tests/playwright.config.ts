import '../scripts/check-machine.js';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.ts';
import { isNightly } from './support/breadth.ts';
import { listLeftOut } from './support/main-service.ts';

const inRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export default defineConfig({
  testDir: 'e2e',
  testIgnore: [
    // tests/e2e/recorded contains our interface texts, and scripts/test-with-content.ts changes these texts on the site.
    ...(process.env['OTHER_WORDS'] ? ['screen-reader.spec.ts'] : []),
    ...listLeftOut(),
  ],
  outputDir: inRoot('test-results/e2e'),
  snapshotPathTemplate: '{testDir}/recorded/{arg}{ext}',
  globalSetup: './support/global-setup.ts',
  // One more than the two processors of a small machine, because some tests wait.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // These limits end a test that hangs. Other tests take far less time, even on a busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['./support/left-out-reporter.ts'],
    [process.stdout.isTTY ? 'line' : 'dot'],
    ['json', { outputFile: inRoot('test-results/e2e.json') }],
  ],
  use: {
    baseURL: 'http://localhost:4321',
    actionTimeout: 60_000,
    browserName: 'chromium',
    locale: 'en-GH',
    // Without motion, these tests take less time. `npm test -- nightly` runs them with motion.
    contextOptions: { reducedMotion: isNightly ? 'no-preference' : 'reduce' },
    screenshot: 'off',
    trace: 'off',
    // A service worker could hide the faults that a test makes. Tests that need the service worker set 'allow'.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
