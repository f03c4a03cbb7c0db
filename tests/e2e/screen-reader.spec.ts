import { expect, type Page } from '@playwright/test';
import { BUILT_AT } from '../support/build-own-content.ts';
import { OWN_SITE } from '../support/own-site.ts';
import { test } from '../support/test.ts';
import { english } from '../support/languages.ts';

/*
 * Each file in recorded/ has what a screen reader says on a page, from top to bottom, on a phone. After a change, read the new
 * text as a blind visitor would hear it. If the text is right, record it:
 * npx playwright test -c tests/playwright.config.ts screen-reader --update-snapshots
 */

// With reduced motion, the slides would have a Play button, but the recording of the home page has Pause.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function open(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(BUILT_AT);
  await page.goto(`${OWN_SITE}${path}`);
}

const depth = (line = '') => line.length - line.trimStart().length;

/**
 * Compares what a screen reader gets from a part of the page with a recording. The comparison ignores link targets and the
 * copyright year.
 */
async function expectRecorded(page: Page, name: string, part = 'main'): Promise<void> {
  const tree = await page.locator(part).ariaSnapshot();
  const lines = tree.replace(/© \d{4}/, '© 2026').split('\n');
  const heard = lines
    .filter((line) => !line.trimStart().startsWith('- /url:'))
    // A link without its target may have no line below it. Then the link needs no colon.
    .map((line, at, all) => (depth(all[at + 1]) > depth(line) ? line : line.replace(/:$/, '')));
  expect(`${heard.join('\n')}\n`).toMatchSnapshot(`${name}.txt`);
}

test('somebody who is blind hears the home page, how to give, a booking, and what is missing in a group’s request', async ({
  page,
}) => {
  await test.step('the whole home page, with header and footer', async () => {
    await open(page, '/');
    await expectRecorded(page, 'home', 'body');
  });

  await test.step('how to give', async () => {
    await open(page, '/donate');
    await expectRecorded(page, 'donate');
  });

  await test.step('both steps of booking a lab test', async () => {
    await open(page, '/lab-services');
    await page.getByRole('checkbox').first().check();
    await page.getByRole('searchbox').fill('blood');
    await expect(page.locator('[data-match=yes]').first()).toBeVisible();
    await expectRecorded(page, 'lab-services-choose');
    await page.getByRole('link', { name: english('picker.next'), exact: true }).click();
    await page.locator('.frame-place').getByRole('button').click();
    // If this fails, the message has the value of `data-phase`: the state of the calendar.
    await expect(page.locator('.frame-place')).toHaveAttribute('data-phase', 'loaded');
    await expectRecorded(page, 'lab-services-schedule');
  });

  await test.step('what is missing in a group’s request', async () => {
    await open(page, '/group-health-check');
    await page.getByLabel('Name', { exact: true }).focus();
    await expect(page.locator('form[novalidate]')).toBeVisible();
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await expectRecorded(page, 'group-health-check-errors');
  });
});
