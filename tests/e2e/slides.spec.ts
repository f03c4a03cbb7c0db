import { expect, type Page } from '@playwright/test';
import { readPage } from '../support/read-entries.ts';
import { test } from '../support/test.ts';
import { useConnection } from '../support/use-connection.ts';
import { english } from '../support/languages.ts';

const home = readPage<{
  slidesHeading: string;
  slides: { text: string; links: { label: string }[] }[];
}>('home');
const linkLabel = (at: number) => home.slides.at(at)?.links[0]?.label ?? '';

const carousel = (page: Page) => page.getByRole('region', { name: home.slidesHeading });
const place = (page: Page) => carousel(page).getByText(/^\d of 3$/);
/** The next Tab goes to the first link of the slides. */
const startBefore = (page: Page) =>
  carousel(page)
    .getByRole('heading', { level: 2 })
    .evaluate((heading) => {
      heading.tabIndex = -1;
      heading.focus();
    });
const clickButton = (page: Page, name: string) => carousel(page).getByRole('button', { name }).click();

/** Opens the home page with a fake clock and without smooth scrolling, which takes real time. */
async function openWithClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { scroll-behavior: auto !important }');
    document.adoptedStyleSheets = [sheet];
  });
  await carousel(page).scrollIntoViewIfNeeded();
}

/** Moves the clock on by the time of one slide, then by the delay before the number of the slide changes. */
async function waitASlide(page: Page): Promise<void> {
  await page.clock.runFor(6_000);
  // The browser sends its scroll event only with the next frame, so the test sends a scroll event now.
  await carousel(page).locator('.slides').dispatchEvent('scroll');
  await page.clock.runFor(150);
}

test.describe('the slides', { tag: '@nightly' }, () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('change every six seconds until a visitor clicks Pause or Previous, and again after Play', async ({
    page,
  }) => {
    await openWithClock(page);
    for (const now of ['2 of 3', '3 of 3', '1 of 3']) {
      await waitASlide(page);
      await expect(place(page)).toHaveText(now);
    }
    await clickButton(page, english('home.pause'));
    await expect(place(page)).toHaveAttribute('aria-live', 'polite');
    await waitASlide(page);
    await expect(place(page)).toHaveText('1 of 3');
    await clickButton(page, english('home.play'));
    await waitASlide(page);
    await expect(place(page)).toHaveText('2 of 3');
    for (const now of ['1 of 3', '3 of 3']) {
      await clickButton(page, english('home.previous'));
      await waitASlide(page);
      await expect(place(page)).toHaveText(now);
    }
    await expect(carousel(page).getByRole('link', { name: linkLabel(-1) })).toBeInViewport();
    await expect(carousel(page).getByRole('button', { name: english('home.play') })).toBeVisible();
  });

  const focusLink = (page: Page) =>
    carousel(page)
      .getByRole('link', { name: linkLabel(0) })
      .focus();
  const hover = (page: Page) =>
    carousel(page)
      .getByText(home.slides[0]?.text ?? '')
      .hover();
  const hide = (page: Page) =>
    page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
  for (const [when, tag, act] of [
    ['while the focus is on a link in them', [], focusLink],
    ['while the pointer is over them', ['@desktop'], hover],
    ['while the page is hidden', [], hide],
  ] as const)
    test(`do not move on ${when}`, { tag: [...tag] }, async ({ page }) => {
      await openWithClock(page);
      await act(page);
      await waitASlide(page);
      await expect(place(page)).toHaveText('1 of 3');
    });

  test('do not start for visitors who want less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWithClock(page);
    await expect(carousel(page).getByRole('button', { name: english('home.play') })).toBeVisible();
    await waitASlide(page);
    await expect(place(page)).toHaveText('1 of 3');
  });

  test('do not start for visitors who save data', async ({ page }) => {
    await useConnection(page, 'save-data');
    await openWithClock(page);
    await waitASlide(page);
    await expect(place(page)).toHaveText('1 of 3');
  });

  test('show each link in full when it gets the focus by keyboard', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    await startBefore(page);
    for (const name of home.slides.flatMap(({ links }) => links.map(({ label }) => label))) {
      await page.keyboard.press('Tab');
      const link = carousel(page).getByRole('link', { name, exact: true });
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  });

  test(
    'do not jump when their row gets the focus, which happens in Firefox',
    { tag: '@desktop' },
    async ({ page }) => {
      await openWithClock(page);
      const row = carousel(page).locator('.slides');
      await row.dispatchEvent('focusin');
      await row.dispatchEvent('scroll');
      await page.clock.runFor(150);
      await expect(place(page)).toHaveText('1 of 3');
    },
  );
});
