import { expect, type Page } from '@playwright/test';
import { buildOwnContent } from '../support/build-own-content.ts';
import { serveOwnContent } from '../support/serve-own-content.ts';
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
const PAGE = `---
title: Careers
description: Where we look for people.
---

## Nurses wanted

Ring us, or [book a visit](/eye-clinic#field-of-vision).
`;

test.describe('when an editor adds only one file,', { tag: '@nightly' }, () => {
  const place = 'dist-added-pages';
  const origin = serveOwnContent(place, () =>
    buildOwnContent(place, {
      'content/services/eye-clinic.yaml': SERVICE,
      'content/plain-pages/careers.md': PAGE,
    }),
  );
  const open = (page: Page, path: string) => page.goto(`${origin()}${path}`);
  const textOf = async (page: Page, path: string) => (await page.request.get(`${origin()}${path}`)).text();

  test('a patient gets from /booking to the calendar of a new service', async ({ page }) => {
    // Only the new service names this host. If the frame loads, the Content Security Policy allows the host.
    await page.route('https://calendar.eyes.test/**', (route) =>
      route.fulfill({ contentType: 'text/plain', body: decodeURIComponent(route.request().url()) }),
    );
    await open(page, '/');
    await expect(page.getByRole('link', { name: 'Book the Eye Clinic' })).toBeVisible();
    await open(page, '/booking');
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
  });

  test('a new service is in the search and the sitemap', async ({ page }) => {
    await open(page, '/search');
    await page.getByRole('searchbox').fill('field of vision');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /Field of vision/ })
        .first(),
    ).toBeVisible();
    // Search engines read the name of the service.
    expect(await textOf(page, '/eye-clinic')).toContain('"name":"Eye Clinic"');
    expect(await textOf(page, '/sitemap.xml')).toContain('/eye-clinic<');
  });

  test('a new page has a header, a footer, a heading and a search result', async ({ page }) => {
    await open(page, '/careers');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Careers');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('h2#nurses-wanted')).toHaveText('Nurses wanted');
    // For search engines: breadcrumbs, a description and the address.
    const html = await textOf(page, '/careers');
    expect(html).toContain('"@type":"BreadcrumbList"');
    expect(html).toContain('content="Where we look for people."');
    expect(await textOf(page, '/sitemap.xml')).toContain('/careers<');
    await page.getByRole('main').getByRole('link', { name: 'book a visit' }).click();
    await expect(page.getByRole('checkbox', { name: 'Field of vision' })).toBeVisible();
    await open(page, '/search');
    await page.getByRole('searchbox').fill('careers');
    await expect(page.getByRole('main').getByRole('link', { name: 'Careers' }).first()).toBeVisible();
  });
});
