import { expect, type Page } from '@playwright/test';
import { formatCedis, formatPlainCedis } from '#lib/booking/money.ts';
import { isSumALimit } from '#lib/booking/price-list-css.ts';
import { optionsOf, shownPriceOf } from '#lib/booking/service.ts';
import { toGsm } from '#lib/contact/gsm-letters.ts';
import { boxOf, someOptions } from '../support/price-list.ts';
import { loadService, loadServices } from '../support/load-service.ts';
import { need } from '../support/read-entries.ts';
import { test } from '../support/test.ts';
import { english, like } from '../support/languages.ts';
import { mainPath, mainService, otherPath, otherService } from '../support/main-service.ts';

/** All text of the page in order, as the browser gives it to a screen reader. Text that CSS generates is in it too. */
async function readAccessibleText(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const readNode = (id: string): string => {
    const node = byId.get(id);
    if (node?.role?.value === 'StaticText') return String(node.name?.value);
    return (node?.childIds ?? []).map(readNode).join(' ');
  };
  return readNode(nodes[0]?.nodeId ?? '').replace(/\s+/g, ' ');
}

const [one, two, another] = someOptions(mainService);
const chosen = (page: Page, { name }: { name: string }) =>
  page.locator('.picker-names').getByText(name, { exact: true });

test('without script, a patient reads about a test, is asked for a selection, chooses tests and finds ways to book them', async ({
  page,
}) => {
  await page.goto(mainPath);
  await expect(page.getByRole('searchbox')).toBeHidden();

  await test.step('opening “About” below a test does not tick the test', async () => {
    const row = page.locator('.row', { has: boxOf(page, one) });
    await expect(row.getByText(english('picker.results'))).toBeHidden();
    await row.getByText(`${english('picker.about')} ${one.name}`).click();
    await expect(row.getByText(english('picker.results'))).toBeVisible();
    await expect(boxOf(page, one)).not.toBeChecked();
  });

  await test.step('a button clears the ticks, Enter opens no other page, and NEXT asks for a selection', async () => {
    await boxOf(page, one).check();
    await boxOf(page, one).press('Enter');
    await expect(page).toHaveURL(mainPath);
    await page.getByRole('button', { name: english('picker.clearSelection') }).click();
    await expect(boxOf(page, one)).not.toBeChecked();
    await expect(page.getByText(english('picker.nothingSelected'))).toBeVisible();
    await page.getByRole('link', { name: english('picker.next'), exact: true }).click();
    await expect(page.getByText(loadService(mainService).emptyMessage)).toBeVisible();
    await page.goBack();
  });

  await boxOf(page, one).check();
  await boxOf(page, another).check();
  await expect(chosen(page, one)).toBeVisible();
  await expect(chosen(page, two)).toBeHidden();
  await expect(page.getByText(english('picker.nothingSelected'))).toBeHidden();
  await page.getByRole('link', { name: english('picker.next'), exact: true }).click();
  await expect(page.getByRole('heading', { name: english('schedule.heading') })).toBeInViewport();
  await expect(page.getByRole('checkbox').first()).toBeHidden();
  // A link cannot carry the names, so the patient sees them while writing. Without script, nothing could restore them.
  await expect(chosen(page, another)).toBeInViewport();
  await expect(page.getByRole('button', { name: english('picker.clearSelection') })).toBeHidden();
  for (const name of [
    english('contact.whatsapp'),
    english('contact.sms'),
    like('contact.call'),
    loadService(mainService).schedulingButton,
  ]) {
    await expect(page.locator('.picker-schedule').getByRole('link', { name })).toBeVisible();
  }

  await test.step('the form writes the chosen tests into an e-mail', async () => {
    await expect(page.getByRole('button', { name: english('schedule.emailSelection') })).toBeVisible();
    const form = page.locator('#choose');
    await expect(form).toHaveAttribute('action', /^mailto:/);
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveAttribute('enctype', 'text/plain');
    await expect(page.getByText(english('schedule.copyNote'))).toBeVisible();
    // A form cannot add up without script, so it sends each price, and says that the total is their sum.
    const total = english('picker.sumOfPrices');
    const fields = await form.evaluate((form: HTMLFormElement) => [...new FormData(form)]);
    const { message } = loadService(mainService);
    const [blank, ...others] = toGsm(message.slice(message.lastIndexOf('}') + 1))
      .split('\n')
      .filter((line) => line.endsWith(':'));
    expect(fields).toEqual([
      // In ASCII, because some browsers garble the cedi sign in an e-mail.
      [one.name, formatPlainCedis(one.price)],
      [another.name, formatPlainCedis(another.price)],
      [
        english('picker.estimatedTotal'),
        isSumALimit(loadService(mainService)) ? english('picker.atMost', { total }) : total,
      ],
      // The lines for the day, the patient and who else may get the results are in this e-mail too.
      ...(blank ? [[blank.slice(0, -1), others.map((line) => `\n${line}`).join('')]] : []),
    ]);
  });

  await page.getByRole('link', { name: english('schedule.back') }).click();
  await expect(boxOf(page, another)).toBeChecked();
});

test('without script, the total is the sum of the chosen prices', async ({ page }) => {
  const [first, , last] = someOptions(otherService);
  await page.goto(otherPath);
  await boxOf(page, first).check();
  await boxOf(page, last).check();
  // CSS counters cannot turn 100 pesewas into 1 cedi, so a list with pesewas shows the total in two parts.
  const cedis = Math.floor(first.price / 100) + Math.floor(last.price / 100);
  const hasPesewas = optionsOf(loadService(otherService)).some(({ price }) => price % 100 > 0);
  const rest = hasPesewas ? ` \\+ ${(first.price % 100) + (last.price % 100)} pesewas` : '.00';
  // `readAccessibleText` may put a space between a CSS counter and the text beside it.
  const sum = english('picker.total', { total: `GH₵ ${cedis}${rest}` })
    .replaceAll(/\s/g, ' *')
    .replace('.00', ' *\\.00');
  expect(await readAccessibleText(page)).toMatch(new RegExp(sum));
});

test('without script, a set is a text that says its tests and its price', async ({ page }) => {
  const [path, set] = need(
    loadServices()
      .flatMap((service) => optionsOf(service).map((option) => [`/${service.id}`, option] as const))
      .find(([, option]) => (option.set?.saves ?? 0) > 0),
    'a set that costs less than its tests',
  );
  await page.goto(path);
  await expect(page.locator(`[id="${set.id}"]`)).toBeHidden();
  await expect(page.locator(`[id="${set.id}"]`)).toBeDisabled();
  await expect(page.getByText(english('picker.tickTests'))).toBeVisible();
  const row = page.locator('.row', { has: page.locator(`[id="${set.id}"]`) });
  await expect(row).toContainText(formatCedis(shownPriceOf(set) ?? 0));
  const tests = (set.set?.tests ?? []).filter(({ unavailable }) => !unavailable);
  for (const test of tests) await boxOf(page, test).check();
  // Nobody subtracts what the set saves, so the total is only a limit.
  const [limit = ''] = english('picker.atMost').split('{total}');
  expect(await readAccessibleText(page)).toContain(limit.trim());
});
