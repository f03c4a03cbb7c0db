/**
 * `npm run measure`: how long journeys and controls take on the site in dist/, as two tables. `npm run measure -- dist-own-content`
 * measures another built site. Times move with the load of the machine; bytes repeat. docs/measured.md says what the tables mean.
 */
import { globSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.ts';
import { measureControls } from './measure/controls.ts';
import { measureJourneys } from './measure/journeys.ts';
import { startServer } from './serve.ts';

const [dir = 'dist'] = process.argv.slice(2);

const pages = globSync('{*,events/*}.html', { cwd: dir }).map((name) => ({
  path: `/${name.replace('.html', '')}`,
  html: readFileSync(`${dir}/${name}`, 'utf8'),
}));

/** The longest page with this text, such as /lab-services. */
const findLongest = (text: string) =>
  pages.filter(({ html }) => html.includes(text)).toSorted((a, b) => b.html.length - a.html.length)[0]
    ?.path ?? '';

const priceList = findLongest('id="choose"');
const gallery = findLongest('gallery-row');

// The best quality of Brotli, as our own server sends it.
const site = await startServer({ dir, port: 0, quality: 11 });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  await measureJourneys(browser, site.origin, priceList);
  await measureControls(browser, site.origin, { priceList, gallery });
} finally {
  await browser.close();
  await site.close();
}
