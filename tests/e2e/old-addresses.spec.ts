import { expect } from '@playwright/test';
import { OWN_SITE } from '../support/own-site.ts';
import { test } from '../support/test.ts';

test('an old link opens the page that it meant', async ({ page }) => {
  for (const [shared, right] of [
    ['/#/news?from=a-friend', '/news?from=a-friend'],
    [`${OWN_SITE}/index.html#/Communities/1/`, '/communities/1'],
  ] as const) {
    await page.goto(shared);
    await expect(page).toHaveURL((url) => url.pathname + url.search === right);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('a link with hostile text after # opens only our home page', { tag: '@nightly' }, async ({ page }) => {
  const opened: string[] = [];
  page.on('framenavigated', (frame) => opened.push(new URL(frame.url()).pathname));
  for (const hash of ['#//evil.example', '#/\\evil.example', '#/javascript:alert(1)']) {
    // The blank page comes first, because a change of the fragment alone loads nothing.
    await page.goto('about:blank');
    await page.goto(`/${hash}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(new Set(opened)).toEqual(new Set(['blank', '/']));
});

test(
  'the 404 page corrects capitals and extra slashes in an address',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const body = await (await request.get('http://127.0.0.1:4321/no-such-page')).body();
    await page.route(
      (url) => /[A-Z]|\/\/|.\/$/.test(url.pathname) && !url.pathname.startsWith('/_astro/'),
      (route) => route.fulfill({ status: 404, contentType: 'text/html; charset=utf-8', body }),
    );
    await page.goto('/booking');
    const { origin } = new URL(page.url());
    for (const asked of ['/Booking/', '//booking', '/booking//']) {
      await page.goto(`${origin}${asked}?from=a-friend#faq`);
      await expect(page).toHaveURL('/booking?from=a-friend#faq');
    }
    // Browsers would read this path as the address of another site.
    await page.goto(`${origin}//evil.example/`);
    await expect(page).toHaveURL('/not-found');
  },
);
