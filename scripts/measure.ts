/**
 * `npm run measure`: how long journeys and controls take on the site in dist/, as two tables. Times move with the load of the
 * machine; bytes repeat. docs/measured.md says what the tables mean.
 */
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.ts';
import { measureControls } from './measure/controls.ts';
import { measureJourneys } from './measure/journeys.ts';
import { startServer } from './serve.ts';

// The best quality of Brotli, as our own server sends it.
const site = await startServer({ dir: 'dist', port: 0, quality: 11 });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  await measureJourneys(browser, site.origin);
  await measureControls(browser, site.origin);
} finally {
  await browser.close();
  await site.close();
}
