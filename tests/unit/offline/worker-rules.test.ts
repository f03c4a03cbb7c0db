import { expect, test } from 'vitest';
import {
  isWholeFile,
  isWholePage,
  kindOfRequest,
  usesCopyFirst,
  type Head,
} from '../../../src/worker/rules.ts';

// tests/unit/offline/worker.test.ts has the table of wrong answers in place of pages, scripts and pictures.
const head = (type: string, redirected = false): Head => ({
  status: 200,
  redirected,
  headers: new Headers({ 'content-type': `${type}; charset=utf-8` }),
});
const page = '<html><link data-offline="/booking"><p>Prices</p></html>';

test.each([
  ['itself', page, false, true],
  ['a page after a redirect', page, true, false],
  ['a page that was cut off in the middle', page.replace('</p></html>', ''), false, false],
  ['a page at a longer address', page.replace('/booking', '/booking/x'), false, false],
  ['a page that no device may keep', page.replace(' data-offline="/booking"', ''), false, false],
])('%s as /booking is whole, or not', (_, text, isRedirected, expected) => {
  expect(isWholePage(head('text/html', isRedirected), text, '/booking')).toBe(expected);
});

test('a script is whole if it ends with the hash in its name', () => {
  const text = 'pick()//A1b2C3d4';
  expect(isWholeFile(head('text/javascript'), text, '/_astro/Picker.A1b2C3d4.js')).toBe(true);
  expect(isWholeFile(head('text/javascript'), text, '/_astro/Picker.Z9y8X7w6.js')).toBe(false);
});

test.each([
  ['/_astro/Picker.A1b2C3d4.js', 'default', true],
  ['/_astro/Picker.A1b2C3d4.js', 'reload', false],
  ['/_astro/van.webp', 'default', false],
  ['/scripts/load-island.js', 'default', false],
] as const)('the saved %s with the cache mode %s comes before the network: %s', (path, mode, expected) => {
  expect(usesCopyFirst(path, mode)).toBe(expected);
});

const OURS = 'https://hopehealth.example';
test.each([
  ['GET', 'navigate', `${OURS}/booking`, 'page'],
  ['GET', 'navigate', `${OURS}/`, 'page'],
  ['GET', 'navigate', `${OURS}/events.ics`, undefined],
  ['POST', 'navigate', `${OURS}/booking`, undefined],
  ['GET', 'no-cors', `${OURS}/_astro/van.webp`, 'file'],
  ['GET', 'cors', `${OURS}/scripts/advice.js`, 'file'],
  ['GET', 'no-cors', `${OURS}/_astro/advice.mp3`, undefined],
  ['GET', 'no-cors', `${OURS}/scripts/advice.ogg`, undefined],
  ['GET', 'cors', `${OURS}/communities.json`, undefined],
  ['GET', 'cors', 'https://elsewhere.example/_astro/x.js', undefined],
  ['GET', 'navigate', 'https://elsewhere.example/booking', undefined],
] as const)('a request %s %s of %s is for a %s', (method, mode, address, kind) => {
  expect(kindOfRequest({ method, mode }, new URL(address), OURS)).toBe(kind);
});
