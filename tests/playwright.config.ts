import '../scripts/check-machine.js';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/find-browser.ts';

const inRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const noScriptFiles = /\.no-script\.spec\.ts$/;
const ownContentFiles = /\.own-content\.spec\.ts$/;
const otherFiles = [noScriptFiles, ownContentFiles];
// Ghana's cheapest phones: what fits and works here fits and works everywhere.
const smallPhone = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/**
 * A file named *.no-script.spec.ts runs in `no-script`, and one named *.own-content.spec.ts on a site with the tests' own content; every
 * other one on a phone, as most visits do. The tag @desktop, in a test's or a describe's `tag`, lets it run on a wide screen instead, and
 * @both as well: for what looks or is used differently there.
 */
export default defineConfig({
  testDir: 'e2e',
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
  projects: [
    { name: 'build-own-content', testMatch: 'own-content.setup.ts' },
    {
      name: 'desktop',
      testIgnore: otherFiles,
      grep: /@desktop|@both/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    { name: 'phone', testIgnore: otherFiles, grepInvert: /@desktop/, use: smallPhone },
    { name: 'no-script', testMatch: noScriptFiles, use: { ...smallPhone, javaScriptEnabled: false } },
    {
      name: 'own-content',
      testMatch: ownContentFiles,
      dependencies: ['build-own-content'],
      use: smallPhone,
    },
  ],
});
