import { expect } from '@playwright/test';
import { startServer } from '../../scripts/serve.ts';
import { buildOwnContent } from '../support/build-own-content.ts';
import { english, frameOf, like } from '../support/languages.ts';
import { test } from '../support/test.ts';

// An editor adds only one file for a page. The build must add everything else that the page needs.
const SERVICE = `title: Eye Clinic
description: Prices of the eye clinic.
subheader: Select test(s)
order: 90
choice: { text: We look at your eyes., button: Book the Eye Clinic }
hint: If you are unsure, ask.
emptyMessage: Please select at least one test
calendar: https://calendar.eyes.test/book
schedulingButton: BOOK THE EYE CLINIC
messageSubject: I would like to book the eye clinic
message: "Hello, my eyes.\\n{chosen}\\n{total}"
atClinic: true
placeNote: At our clinic.
review: { by: m1, on: 10/05/2026, next: 04/05/2027 }
categories:
  - name: Tests
    options:
      - { name: Field of vision, price: 35 }
      - { name: Pressure of the eye, price: 12.50 }
`;

test(
  'when an editor adds only one file, a patient gets from /booking to the calendar of a new service',
  { tag: '@nightly' },
  async ({ page }) => {
    test.setTimeout(600_000);
    const dir = 'dist-added-pages';
    await buildOwnContent(dir, { 'content/services/eye-clinic.yaml': SERVICE });
    const { origin, close } = await startServer({ dir, port: 0, quality: 4 });
    // Only the new service names this host. If the frame loads, the Content Security Policy allows the host.
    await page.route('https://calendar.eyes.test/**', (route) =>
      route.fulfill({ contentType: 'text/plain', body: decodeURIComponent(route.request().url()) }),
    );
    await page.goto(origin);
    await expect(page.getByRole('link', { name: 'Book the Eye Clinic' })).toBeVisible();
    await page.goto(`${origin}/booking`);
    await page.getByRole('link', { name: 'Book the Eye Clinic' }).click();
    await expect(page).toHaveURL(/\/eye-clinic$/);
    await page.getByRole('checkbox', { name: 'Field of vision' }).check();
    await page.getByRole('checkbox', { name: 'Pressure of the eye' }).check();
    await expect(page.getByText(like('picker.total'))).toHaveText(
      english('picker.total', { total: 'GH₵ 47.50' }),
    );
    await page.getByRole('link', { name: english('picker.next'), exact: true }).click();
    await page.locator('.frame-place').getByRole('button').click();
    const calendar = page.frameLocator(frameOf('schedule.calendarTitle'));
    await expect(calendar.locator('body')).toContainText('Field of vision, Pressure of the eye');
    await close();
  },
);
