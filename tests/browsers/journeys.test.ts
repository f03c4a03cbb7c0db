import { afterAll, describe, expect, test } from 'vitest';
import { listBrowsers } from './browsers.ts';
import { journeysWithoutScript } from './journeys-without-script.ts';
import { subjects } from './journey.ts';
import { journeys } from './journeys.ts';
import { whenMissing } from '../support/read-entries.ts';
import { welcome } from './visitor.ts';

const { browsers, missing } = listBrowsers();
const passed = new Set<string>();
const journeysIn = ({ hasScript }: { hasScript: boolean }) => (hasScript ? journeys : journeysWithoutScript);

describe.each(browsers)('in $name', (browser) => {
  test.for(journeysIn(browser))('$title', async ({ subject, act }, { skip }) => {
    whenMissing((what) => skip(what));
    const visitor = await welcome(browser);
    try {
      await act(visitor);
      expect(visitor.faults).toEqual([]);
    } finally {
      await visitor.leave();
    }
    passed.add(`${browser.name}: ${subject}`);
  });
});

// `npm test` shows lines that begin with `figures:` even if all tests pass (scripts/test/read-report.ts).
afterAll(() => {
  console.log(`figures: ${browsers.map(({ name }) => name).join(' | ')}`);
  for (const subject of subjects) {
    const cells = browsers.map((browser) => {
      const isTried = journeysIn(browser).some((journey) => journey.subject === subject);
      const result = passed.has(`${browser.name}: ${subject}`) ? 'yes' : 'NO';
      return (isTried ? result : '-').padEnd(browser.name.length);
    });
    console.log(`figures: ${cells.join(' | ')} | ${subject}`);
  }
  for (const sentence of missing) console.log(`figures: ${sentence}`);
});
