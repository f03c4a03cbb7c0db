import { expect, type Page } from '@playwright/test';
import { addIcons, translateHtml } from '../support/in-page/change-html.ts';
import { galleryEvent } from '../support/own-site.ts';
import { someOptions } from '../support/price-list.ts';
import { fieldBox, fillIn, listReceived, requestForms } from '../support/request-forms.ts';
import { test } from '../support/test.ts';
import { assumeOnline, useConnection } from '../support/use-connection.ts';
import { mainPath, mainService } from '../support/main-service.ts';

/*
 * Journeys through pages that a translator or a password manager has changed before the islands start. tests/islands/changed-html
 * has every island and change. The tests find controls by their structure, because all words are other words.
 */

const [group, donation] = requestForms;
const [one, two] = someOptions(mainService);
const submit = (page: Page) => page.locator('form[data-draft] [type=submit]').last();
const sent = (page: Page) => page.locator('main .callout[data-tone=good] h2');

// On a slow connection, islands start only at the first use, so a page can be changed before that.
test.beforeEach(async ({ page }) => {
  await useConnection(page, 'slow');
  await assumeOnline(page);
});

async function openChanged(page: Page, path: string, change: () => Promise<unknown>): Promise<void> {
  await page.goto(path);
  await change();
}

/** Starts an island. An island that cannot start would show its plain HTML instead. */
async function start(page: Page, control: string): Promise<void> {
  await page.locator(control).first().dispatchEvent('pointerdown');
  await expect(page.locator('main [data-hydrated]').first()).toBeAttached();
}

/** Long foreign words fit on a phone. */
async function expectToFit(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
}

test('a patient books two tests through a translator, in the words of the clinic', async ({ page }) => {
  await openChanged(page, mainPath, () => page.evaluate(translateHtml, { goesOn: true }));
  await start(page, '#search');
  await page.locator('#search').fill('xqzzyx');
  await expect(page.locator('.picker-search .stack font').first()).toBeVisible();
  await page.locator('#search').fill(one.name);
  await expect(page.locator('[data-match=yes]').first()).toBeVisible();
  await page.locator('#search').fill('');
  await page.locator(`[id="${one.id}"]`).check();
  await page.locator(`[id="${two.id}"]`).check();
  await expectToFit(page);
  await page.locator('.picker-next').click();
  const message = await page.locator('.picker-contact-methods a[href*="wa.me"]').getAttribute('href');
  for (const { name } of [one, two]) expect(decodeURIComponent(message ?? '')).toContain(name);
  await page.locator('.frame-place button').click();
  const calendar = await page.locator('.frame-place iframe').getAttribute('src');
  expect(decodeURIComponent(calendar ?? '').replaceAll('+', ' ')).toContain(one.name);
  await expectToFit(page);
});

test('a group corrects two mistakes and sends its request through a translator into Hebrew', async ({
  page,
}) => {
  await openChanged(page, group.path, () => page.evaluate(translateHtml, { isRtl: true, goesOn: true }));
  await fieldBox(page, 'name').fill('Ama');
  await start(page, 'form [name=name]');
  await expect(fieldBox(page, 'name')).toHaveValue('Ama');
  await expect(fieldBox(page, 'name')).toBeFocused();
  const words = `Forty people ${crypto.randomUUID()}`;
  await fillIn(page, group, words);
  await fieldBox(page, 'phone').fill('');
  await fieldBox(page, 'email').fill('ama@');
  await submit(page).click();
  const mistakes = page.locator('form [role=alert] li a:has(font)');
  await expect(mistakes).toHaveCount(2);
  await expectToFit(page);
  await mistakes.first().click();
  await expect(fieldBox(page, 'phone')).toBeFocused();
  await fieldBox(page, 'phone').fill('024 123 4567');
  await fieldBox(page, 'email').fill('ama@example.org');
  await submit(page).click();
  await expect(sent(page)).toBeVisible();
  await expectToFit(page);
});

test('a password manager does not stop a donation request', async ({ page, request }) => {
  await openChanged(page, donation.path, () => page.evaluate(addIcons));
  await start(page, 'form [name=name]');
  const words = `Ten beds ${crypto.randomUUID()}`;
  await fillIn(page, donation, words);
  // Some password managers fill in a field without an event.
  await fieldBox(page, 'name').evaluate((box: HTMLInputElement) => (box.value = 'Abena'));
  await submit(page).click();
  await expect(sent(page)).toBeVisible();
  const received = await listReceived(request, words);
  expect(received.map(({ name }) => name)).toEqual(['Abena']);
});

test('tabs, gallery, map and frame work through a translator', async ({ page }) => {
  const translate = () => page.evaluate(translateHtml, { goesOn: true });
  await openChanged(page, '/who-we-are', translate);
  await start(page, '.tabs summary');
  await page.locator('.tabs summary').click();
  await page.locator('.tab-link').nth(1).click();
  await expect(page.locator('[role=tabpanel][data-chosen] li').first()).toBeVisible();

  await openChanged(page, galleryEvent.address, translate);
  await start(page, '.gallery-main button');
  await page.locator('.gallery-main button').click();
  const place = page.locator('dialog [role=status]');
  const first = await place.innerText();
  await page.locator('dialog button').nth(1).click();
  await expect(place).not.toHaveText(first);

  await openChanged(page, '/our-impact', translate);
  await start(page, '.map-offer button');
  await page.locator('.map-offer button').click();
  await expect(page.locator('.map[data-phase=open] .map-status font').first()).toBeVisible();

  await openChanged(page, '/donate-hope-health-vans', translate);
  await start(page, '.frame-place button');
  await page.locator('.frame-place button').click();
  await expect(page.locator('.frame-place iframe')).toBeAttached();
  await expect(page.locator('.frame-place font').first()).toBeVisible();
});
