import '../scripts/check-machine.js';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.ts';
import { isAll } from './support/breadth.ts';

const inRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export default defineConfig({
  testDir: 'e2e',
  // What is recorded there holds the words of the interface, which runs with other content change (scripts/test-with-content.ts).
  ...(process.env['OTHER_WORDS'] && { testIgnore: 'screen-reader.spec.ts' }),
  outputDir: inRoot('test-results/e2e'),
  snapshotPathTemplate: '{testDir}/recorded/{arg}{ext}',
  globalSetup: './support/global-setup.ts',
  // One more than the processors of the machine on which every change is tried: some tests wait.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // These end a test that hangs, and decide nothing else: neither is near what a test takes on a busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['./support/faults/fault-reporter.ts'],
    [process.stdout.isTTY ? 'line' : 'dot'],
    ['json', { outputFile: inRoot('test-results/e2e.json') }],
  ],
  use: {
    baseURL: 'http://localhost:4321',
    actionTimeout: 60_000,
    browserName: 'chromium',
    locale: 'en-GH',
    // Motion takes a twelfth of the time of these tests. `npm test -- all` runs every one of them with it.
    contextOptions: { reducedMotion: isAll ? 'no-preference' : 'reduce' },
    screenshot: 'off',
    trace: 'off',
    // A worker would stand between a test and the faults it makes; offline.spec.ts allows it.
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
