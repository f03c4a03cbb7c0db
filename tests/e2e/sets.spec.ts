import { expect, type Page } from '@playwright/test';
import { formatCedis, formatPlainCedis, totalOf } from '#lib/booking/money.ts';
import { readStampedSelection } from '#lib/booking/selection.ts';
import { listLines } from '#lib/booking/selection-lines.ts';
import { optionsOf, type Option } from '#lib/booking/service.ts';
import { theFirst } from '../support/breadth.ts';
import { english } from '../support/languages.ts';
import { loadServices, toPriced } from '../support/load-service.ts';
import { boxOf } from '../support/price-list.ts';
import { need } from '../support/read-entries.ts';
import { test } from '../support/test.ts';

const service = loadServices().find((each) => optionsOf(each).some(({ set }) => set));
const options = service ? optionsOf(service).filter(({ unavailable }) => !unavailable) : [];
/** The path of a price list with sets. */
const path = () => `/${need(service, 'a set of tests').id}`;
const sets = options.filter(({ set }) => set);
const tests = options.filter(({ set }) => !set);

const testsOf = (option: Option) => option.set?.tests ?? [option];

type Selection = [what: string, ticked: Option[]];
const oneByOne = (set: Option): Selection => [`the tests of ${set.name}, one by one`, testsOf(set)];

/** What somebody ticks. Several sets share tests. tests/islands/picker-sets and tests/unit/booking have the other sums. */
const selections: Selection[] = [
  ['some tests and a set', [...tests.filter((_, index) => index % 5 === 0), ...sets.slice(-1)]],
  ...sets.slice(0, 2).map(oneByOne),
  ['every set', sets],
  ['every test', tests],
];

const readTotal = (page: Page) => page.locator('[data-selection=total]').textContent();
/** The sum of the lines with the chosen names, in pesewas. */
async function sumLines(page: Page): Promise<number> {
  const lines = await page.locator('.picker-names li').allTextContents();
  const prices = lines.map((line) => Number(/(\d+\.\d\d)$/.exec(line)?.[1]) * 100);
  return Math.round(prices.reduce((sum, price) => sum + price, 0));
}
const readMessage = async (page: Page) =>
  decodeURIComponent(
    (await page.locator('.picker-contact-methods a[href^="sms:"]').getAttribute('href')) ?? '',
  );

/** Ticks these options in the open list, and leads to step 2. There and in a shared link, the total must be the same. */
async function expectToAgree(page: Page, ticked: readonly Option[]): Promise<void> {
  for (const option of ticked) await boxOf(page, option).check();
  const total = totalOf(
    listLines(
      options.map(toPriced),
      ticked.map(({ id }) => id),
    ),
  );
  // The total follows after the tick.
  await expect.poll(() => readTotal(page)).toBe(formatCedis(total));

  // On paper, the sum of the lines is the total too.
  await expect.poll(() => sumLines(page)).toBe(total);
  await expect(page.locator('[data-selection=brief]')).toContainText(formatCedis(total));

  await page.getByRole('link', { name: english('picker.next'), exact: true }).click();
  expect(await readMessage(page)).toContain(formatPlainCedis(total));
  const chosen = new Set(ticked.flatMap(testsOf));
  const before = (await page.locator('.picker-before').innerText()).replaceAll('\u00a0', ' ');
  for (const { about } of chosen) {
    if (about?.warning) expect(before).toContain(about.warning);
    if (about?.prepare && about.prepare !== 'nothing') expect(before).toContain(about.prepare);
  }
  const isUnsaid = [...chosen].some(({ about }) => !about?.prepare);
  expect(before.includes(english('picker.askUs'))).toBe(isUnsaid || before.toLowerCase().includes('ask us'));

  const kept = await page.evaluate(() => sessionStorage.getItem(`chosen:${location.pathname.slice(1)}`));
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${path()}#chosen=${readStampedSelection(kept)}`);
  await expect(page.locator('[data-selection=total]')).toHaveText(formatCedis(total));
}

for (const [index, [what, ticked]] of selections.entries())
  test(
    `the list, step 2, the message, the link and paper agree about ${what}`,
    theFirst(index),
    async ({ page }) => {
      await page.goto(path());
      await expectToAgree(page, ticked);
    },
  );

test('About a set says every preparation of its tests', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(path());
  for (const set of sets) {
    const about = page.locator('.row', { has: page.locator(`[id="${set.id}"]`) }).locator('dl');
    for (const { about: facts } of testsOf(set))
      for (const text of [facts?.warning, facts?.prepare])
        if (text && text !== 'nothing') expect(await about.textContent()).toContain(text);
  }
});
