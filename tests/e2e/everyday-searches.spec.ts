import { expect } from '@playwright/test';
import { optionsOf } from '#lib/service.ts';
import { everydaySearches } from '../fixtures/everyday-searches.ts';
import { loadService } from '../support/load-service.ts';
import { test } from '../support/test.ts';

// What is no longer offered, or has no other names, is not looked for here.
const lab = optionsOf(loadService('lab-services'))
  .filter(({ about }) => about?.alsoCalled.length)
  .map(({ name }) => name);
const searches = everydaySearches.filter(([, ...answers]) => answers.some((answer) => lab.includes(answer)));

const widths = [
  { on: 'a phone', viewport: { width: 360, height: 740 } },
  { on: 'a computer', viewport: { width: 1280, height: 800 } },
];

/** The searches whose answer is not among what the page shows for them. */
async function listMissed(show: (typed: string) => Promise<string[]>): Promise<string[]> {
  const missed: string[] = [];
  for (const [typed, ...answers] of searches) {
    const shown = await show(typed);
    if (!shown.some((text) => answers.some((answer) => text.startsWith(answer)))) missed.push(typed);
  }
  return missed;
}

for (const { on, viewport } of widths) {
  test.describe(`on ${on}, offline,`, () => {
    test.use({ viewport });

    test('the price list marks the test that people mean', { tag: '@all' }, async ({ page, context }) => {
      await page.goto('/lab-services');
      const field = page.getByRole('searchbox');
      await field.focus();
      await expect(page.locator('.picker[data-live]')).toBeVisible();
      await context.setOffline(true);
      const marked = page.locator('[data-match=yes] > span:first-of-type');
      const missed = await listMissed(async (typed) => {
        await field.fill(typed);
        return marked.allTextContents();
      });
      expect(missed.length, missed.join('; ')).toBeLessThanOrEqual(searches.length / 20);
    });

    test(
      'the search of the site shows it among its first three',
      { tag: '@all' },
      async ({ page, context }) => {
        await page.goto('/search');
        const field = page.getByRole('searchbox');
        const found = page.getByRole('search').getByRole('listitem');
        await field.fill(lab[0] ?? '');
        await expect(found.first()).toBeVisible();
        await context.setOffline(true);
        const missed = await listMissed(async (typed) => {
          await field.fill(typed);
          const lines = await found.allTextContents();
          return lines.slice(0, 3).map((line) => line.trim());
        });
        expect(missed.length, missed.join('; ')).toBeLessThanOrEqual(searches.length / 20);
      },
    );
  });
}
