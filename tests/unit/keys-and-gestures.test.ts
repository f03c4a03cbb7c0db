import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync('src/{components,islands,hydration,layouts,lib,pages}/**/*.{ts,tsx,astro}').map(
  (file) => ({ file, code: readFileSync(file, 'utf8') }),
);
const filesWith = (pattern: RegExp) =>
  sources
    .filter(({ code }) => pattern.test(code))
    .map(({ file }) => file)
    .sort();

test('no keyboard shortcut on our pages is a single letter, digit or other character', () => {
  // Only these files listen for keys. Read WCAG 2.1.4 before you add a file.
  const listeners = filesWith(/keydown|keyup|keypress|onKey(?:Down|Up|Press)/);
  expect(listeners).toEqual([
    'src/components/booking/start-list-search.ts',
    'src/components/places/filter-list.ts',
    'src/components/search/advise.ts',
    // Any key shows that a page is used.
    'src/components/site/site-script.ts',
    'src/islands/gallery/Enlarged.tsx',
    'src/islands/map/open-map.ts',
    'src/islands/tabs/Tabs.tsx',
  ]);
  // Tabs.tsx passes its keys to a function in useChosenTab.ts.
  const usedKeys = [...listeners, 'src/islands/tabs/useChosenTab.ts'].flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(
        /(?:key|code) === '([^']*)'|case '([^']*)'|'((?:Arrow|Home|End|Esc)\w*)'/g,
      ),
      ([, compared, cased, named]) => compared ?? cased ?? named ?? '',
    ),
  );
  expect(usedKeys).toEqual(expect.arrayContaining(['Escape', 'ArrowLeft', 'ArrowRight', 'Home', 'End']));
  // `event.code` is KeyA for the letter A, and Digit1 for the digit 1.
  expect(usedKeys.filter((key) => /^(?:.?|Key.|Digit.)$/.test(key))).toEqual([]);
});

test('the only gesture of the site is a swipe on an enlarged picture', () => {
  // To follow two fingers, a script must listen to one of these events.
  expect(
    filesWith(/touch(?:start|move|end)|gesture(?:start|change)|pointermove|onPointerMove|mousemove/i),
  ).toEqual([]);
  expect(filesWith(/useSwipe\(/)).toEqual(['src/islands/gallery/Enlarged.tsx']);
});

test('no page reacts to tilting or shaking a phone', () => {
  expect(filesWith(/devicemotion|deviceorientation|Accelerometer|Gyroscope/i)).toEqual([]);
});

test('the slides of the home page change at most once a second', () => {
  const [, interval] =
    /setInterval\(\w+, (\d+)\)/.exec(readFileSync('src/components/home/turn-slides.ts', 'utf8')) ?? [];
  expect(Number(interval)).toBeGreaterThanOrEqual(1000);
  // Another file with `setInterval` could flash. Read WCAG 2.3.1 before you add a file.
  expect(filesWith(/setInterval\(/)).toEqual([
    'src/components/home/turn-slides.ts',
    // Changes once a second: it counts seconds down.
    'src/islands/request-form/Notice.tsx',
    // Looks once a minute whether private choices have ended.
    'src/lib/idle.ts',
  ]);
});
