import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sources = globSync(
  'src/{components,islands,integrations/client-interaction,layouts,lib,pages}/**/*.{ts,tsx,astro}',
).map((file) => ({ file, code: readFileSync(file, 'utf8') }));
const filesWith = (pattern: RegExp) =>
  sources
    .filter(({ code }) => pattern.test(code))
    .map(({ file }) => file)
    .sort();

test('only the listed files listen for keys, and no single character is a shortcut', () => {
  // Everything that listens to keys. Read WCAG 2.1.4 before you add to this list.
  const listeners = filesWith(/keydown|keyup|keypress|onKey(?:Down|Up|Press)/);
  expect(listeners).toEqual([
    'src/components/places/filter-list.ts',
    'src/islands/gallery/Enlarged.tsx',
    'src/islands/map/open-map.ts',
    'src/islands/picker/useSearch.ts',
    'src/islands/tabs/Tabs.tsx',
  ]);
  const heeded = [...listeners, 'src/islands/tabs/useChosenTab.ts'].flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(
        /(?:key|code) === '([^']*)'|case '([^']*)'|'((?:Arrow|Home|End|Esc)\w*)'/g,
      ),
      ([, compared, cased, named]) => compared ?? cased ?? named ?? '',
    ),
  );
  expect(heeded).toEqual(expect.arrayContaining(['Escape', 'ArrowLeft', 'ArrowRight', 'Home', 'End']));
  expect(heeded.filter((key) => /^(?:.?|Key.|Digit.)$/.test(key))).toEqual([]);
});

test('no script tracks a moving finger, and only the gallery’s enlarged picture uses swipes', () => {
  // To follow two fingers, a script must listen to one of these events.
  expect(
    filesWith(/touch(?:start|move|end)|gesture(?:start|change)|pointermove|onPointerMove|mousemove/i),
  ).toEqual([]);
  expect(filesWith(/useSwipe\(/)).toEqual(['src/islands/gallery/Enlarged.tsx']);
});

test('no page reacts to tilting or shaking a phone', () => {
  expect(filesWith(/devicemotion|deviceorientation|Accelerometer|Gyroscope/i)).toEqual([]);
});

test('only the slides and a countdown use setInterval, and the slides change at most once a second', () => {
  const [, interval] =
    /setInterval\(\w+, (\d+)\)/.exec(readFileSync('src/components/home/turn-slides.ts', 'utf8')) ?? [];
  expect(Number(interval)).toBeGreaterThanOrEqual(1000);
  expect(filesWith(/setInterval\(/)).toEqual([
    'src/components/home/turn-slides.ts',
    // Counts seconds down.
    'src/islands/request-form/Notice.tsx',
  ]);
});
