import { expect, test, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/expect-no-axe-violations.ts';
import { useConnection } from '../support/use-connection.ts';

const SUCCESS = 'Group Health Check Successfully Submitted!';
const send = (page: Page) => page.getByRole('button', { name: /^(Send request|Try again)/ });
const request = (page: Page) => page.getByLabel('Request', { exact: true });

async function fillIn(page: Page, words: string) {
  await page.getByLabel('Name', { exact: true }).fill('Ama Serwaa ɛ ɔ');
  await page.getByLabel('Phone').fill('024 123 4567');
  await page.locator('main').getByLabel('E-mail', { exact: true }).fill('ama@example.org');
  await page.getByLabel('Date').fill('2099-01-05');
  await request(page).fill(words);
}

async function readReference(page: Page): Promise<string> {
  const text = await page.getByText('Your reference number:').locator('strong').textContent();
  return text ?? '';
}

async function listReceived(page: Page, reference: string): Promise<Record<string, string>[]> {
  const answer = await page.request.get(`http://localhost:4322/email/received?reference=${reference}`);
  return (await answer.json()) as Record<string, string>[];
}

test.beforeEach(async ({ page }) => {
  await page.goto('/group-health-check');
});

test('a group asks for a visit, and every word arrives exactly as typed', async ({ page }) => {
  const words = 'Ejisu, 40 people\n<b>"blood pressure"</b> & more 😀';
  await fillIn(page, words);
  await send(page).click();
  await expect(page.getByRole('heading', { name: SUCCESS })).toBeFocused();
  const [received, ...copies] = await listReceived(page, await readReference(page));
  expect(copies).toEqual([]);
  expect(received).toMatchObject({ name: 'Ama Serwaa ɛ ɔ', phone: '024 123 4567', date: '2099-01-05' });
  expect(received?.['request']?.replace(/\r\n/g, '\n')).toBe(words);
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
});

for (const [answer, why] of [
  ['failure', 'not working at the moment'],
  ['dropped', 'connection broke'],
  ['rate-limited', 'Too many requests'],
  ['captive', 'Another page answered'],
  ['redirect', ''],
  ['refused', 'refused it'],
  ['cut', ''],
] as const) {
  test(`when the answer is ${answer}, nothing is claimed and nothing is lost`, async ({ page }) => {
    await fillIn(page, `Please come [answer: ${answer}]`);
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText('Your request was not sent');
    await expect(page.getByRole('alert')).toContainText(why);
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByText(SUCCESS)).toHaveCount(0);
    await expect(request(page)).toHaveValue(`Please come [answer: ${answer}]`);
    const whatsapp = await page.getByRole('link', { name: 'WhatsApp' }).first().getAttribute('href');
    expect(new URL(whatsapp ?? '').searchParams.get('text')).toContain('Please come');
    await expectNoAxeViolations(page);
    await page.reload();
    await expect(request(page)).toHaveValue(`Please come [answer: ${answer}]`);
  });
}

test('a second try carries the same reference number and then succeeds', async ({ page }) => {
  await fillIn(page, 'Please come [answer: dropped once]');
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('not sent');
  const reference = await readReference(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: SUCCESS })).toBeFocused();
  expect(await readReference(page)).toBe(reference);
  expect((await listReceived(page, reference)).length).toBeGreaterThan(0);
});

test('a double press sends once', async ({ page }) => {
  await fillIn(page, 'Please come twice? No, once.');
  await send(page).dblclick();
  await expect(page.getByRole('heading', { name: SUCCESS })).toBeVisible();
  expect(await listReceived(page, await readReference(page))).toHaveLength(1);
});

test('while it is being sent the button says Loading and cannot be pressed', async ({ page }) => {
  await page.clock.install();
  await fillIn(page, 'Please come [answer: slow]');
  await send(page).click();
  await expect(page.getByRole('button', { name: 'Loading' })).toBeDisabled();
  await page.clock.runFor(21_000);
  await expect(page.getByRole('alert')).toContainText('This is taking long');
  await expect(page.getByText(SUCCESS)).toHaveCount(0);
});

test('an empty form is answered with one message a field, linked from a summary', async ({ page }) => {
  await page.getByLabel('Name', { exact: true }).focus();
  await expect(page.locator('form[novalidate]')).toBeVisible();
  await send(page).click();
  await expect(page.getByRole('link', { name: 'Please write your name.' })).toBeVisible();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(5);
  await page.getByRole('link', { name: 'Please write your name.' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expectNoAxeViolations(page);
});

test('a date that has passed is not sent', async ({ page }) => {
  await fillIn(page, 'Please come');
  await page.getByLabel('Date').fill('2020-01-05');
  await send(page).click();
  await expect(page.getByRole('link', { name: /This date has passed/ })).toBeVisible();
});

test('offline is noticed before anything is sent, and what was written waits', async ({ page, context }) => {
  await fillIn(page, 'Please come');
  await expect(page.locator('form[novalidate]')).toBeVisible();
  await context.setOffline(true);
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('You were offline');
  await context.setOffline(false);
  await send(page).click();
  await expect(page.getByRole('heading', { name: SUCCESS })).toBeVisible();
});

test('a program that fills in the hidden box is told, and nothing is sent', async ({ page }) => {
  await fillIn(page, 'Buy now');
  await page.locator('[name=leave-this-empty]').evaluate((box: HTMLInputElement) => (box.value = 'x'));
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('not sent');
  expect(await listReceived(page, await readReference(page))).toEqual([]);
});

test('on a slow line a word typed and a press made before the code arrives are kept', async ({ page }) => {
  const { promise: codeMayCome, resolve: letCodeCome } = Promise.withResolvers<void>();
  await page.route(
    (address) => address.pathname.startsWith('/_astro/'),
    async (route) => {
      await codeMayCome;
      await route.continue();
    },
  );
  await useConnection(page, 'slow');
  await page.goto('/group-health-check');
  await fillIn(page, 'Typed before any code came');
  await send(page).click();
  letCodeCome();
  await expect(page.getByRole('heading', { name: SUCCESS })).toBeVisible();
  const [received] = await listReceived(page, await readReference(page));
  expect(received?.['request']).toBe('Typed before any code came');
});

test('Clear empties the form, and nothing comes back', async ({ page }) => {
  await fillIn(page, 'Never mind');
  await expect(page.locator('form[novalidate]')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the form' }).click();
  await expect(request(page)).toHaveValue('');
  await page.reload();
  await expect(request(page)).toHaveValue('');
});
