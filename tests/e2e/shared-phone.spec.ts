import { expect, type Page } from '@playwright/test';
import { english } from '../support/languages.ts';
import { fieldBox, fillIn, requestBox, requestForms, sendButton } from '../support/request-forms.ts';
import { test } from '../support/test.ts';
import { mainPath } from '../support/main-service.ts';

const [groupHealthCheck] = requestForms;
const HALF_AN_HOUR = '30:01';
const ticked = (page: Page) => page.locator('#choose [data-price]:checked');

/** Leaves the page for half an hour. The browser then shows the page as it was left, as it does with a reopened tab. */
async function comeBackLater(page: Page): Promise<void> {
  await page.goto('/accessibility');
  await page.clock.fastForward(HALF_AN_HOUR);
  await page.goBack();
}

test('a selection ends after half an hour without use', async ({ page }) => {
  await page.clock.install();
  await page.goto(mainPath);
  const box = page.locator('#choose [data-price]:enabled').first();
  await box.check();
  // A click on anything in the list is use too.
  for (let times = 0; times < 2; times++) {
    await page.clock.fastForward('20:00');
    await expect(box).toBeChecked();
    await page.locator('h1').click();
  }
  await page.clock.fastForward(HALF_AN_HOUR);
  await expect(ticked(page)).toHaveCount(0);

  await box.check();
  await comeBackLater(page);
  await expect(page.locator('h1')).toBeVisible();
  await expect(ticked(page)).toHaveCount(0);
  await page.goto('/your-visit');
  await expect(page.locator('#chosen')).toBeHidden();
});

test('what was written in a form ends after half an hour without use, but a request that waits to be sent stays', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(groupHealthCheck.path);
  await fillIn(page, groupHealthCheck, 'A check for forty people');
  // A reopened tab shows nothing of a box without autocomplete.
  await expect(requestBox(page)).toHaveAttribute('autocomplete', 'off');
  await page.clock.fastForward(HALF_AN_HOUR);
  await expect(requestBox(page)).toHaveValue('');
  await expect(fieldBox(page, 'name')).toHaveValue('');

  await fillIn(page, groupHealthCheck, 'A check for forty people');
  await comeBackLater(page);
  for (const name of ['name', 'phone', 'email', 'date', 'request'])
    await expect(fieldBox(page, name), name).toHaveValue('');

  await fillIn(page, groupHealthCheck, 'A check for forty people');
  await page.context().setOffline(true);
  await sendButton(page).click();
  await expect(page.getByRole('alert')).toContainText(english('failure.offline'));
  await page.context().setOffline(false);
  await page.clock.fastForward(HALF_AN_HOUR);
  await expect(requestBox(page)).toHaveValue('A check for forty people');
  await comeBackLater(page);
  await expect(requestBox(page)).toHaveValue('A check for forty people');
  await expect(page.locator('[data-waiting]')).toContainText(groupHealthCheck.waiting);
});
