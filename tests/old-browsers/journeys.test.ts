import { afterAll, describe, expect, test } from 'vitest';
import { listBrowsers } from './browsers.ts';
import { journeys } from './journeys.ts';
import { welcome } from './visitor.ts';

const browsers = listBrowsers();
const passed = new Set<string>();

describe.each(browsers)('in $name', (browser) => {
  test.each(journeys)('$title', async ({ title, walk }) => {
    const visitor = await welcome(browser);
    try {
      await walk(visitor);
      expect(visitor.faults).toEqual([]);
    } finally {
      await visitor.leave();
    }
    passed.add(`${browser.name}: ${title}`);
  });
});

// `npm test` shows lines with this mark even when all is well (scripts/test/list-figures.ts).
afterAll(() => {
  console.log(`figures: ${browsers.map(({ name }) => name).join(' | ')}`);
  for (const { title } of journeys) {
    const cells = browsers.map(({ name }) =>
      (passed.has(`${name}: ${title}`) ? 'yes' : 'NO').padEnd(name.length),
    );
    console.log(`figures: ${cells.join(' | ')} | ${title}`);
  }
});
