import { expect, type Page } from '@playwright/test';
import { describeHours } from '#lib/opening-hours.ts';
import { readSiteSettings } from '#lib/site-settings.ts';
import { tabTitle } from '#lib/page-head.ts';
import { programmeNames, readEntries, readPage } from '../support/read-entries.ts';
import { useConnection } from '../support/use-connection.ts';
import { test } from '../support/test.ts';
import { untilIdle } from '../support/until-idle.ts';

interface Slide {
  text: string;
  links: { label: string }[];
}

const site = readSiteSettings('');
const home = readPage<{
  title: string;
  heading: string;
  hero?: { alt: string };
  outreach: { heading: string };
  slidesHeading: string;
  slides: Slide[];
}>('home');

const carousel = (page: Page) => page.getByRole('region', { name: home.slidesHeading });
const place = (page: Page) => carousel(page).getByText(/^\d of 3$/);
const press = (page: Page, name: string) => carousel(page).getByRole('button', { name }).click();

/** Opens the home page under a clock that only the test moves, with slides that do not glide, which takes real time. */
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

/** Lets the time of one slide go by, and the moment after which the place is told. */
async function waitASlide(page: Page): Promise<void> {
  await page.clock.runFor(6_000);
  // The browser's own comes with the next frame, whenever that is.
  await carousel(page).locator('.slides').dispatchEvent('scroll');
  await page.clock.runFor(150);
}

for (const [screen, tag] of [
  ['phone', []],
  ['wide screen', ['@desktop']],
] as const)
  test(
    `a patient with a ${screen} sees at once what this is, how to book and whom to call`,
    { tag: [...tag] },
    async ({ page }) => {
      await page.goto('/');
      await expect(page).toHaveTitle(tabTitle(home.title, site.name));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.heading);
      const main = page.getByRole('main');
      for (const link of [
        main.getByRole('link', { name: 'Book a visit' }),
        main.getByRole('link', { name: /^Call \+233/ }),
        main.getByRole('link', { name: site.emergency.general }),
      ]) {
        await expect(link).toBeInViewport({ ratio: 1 });
      }
      const sign = page.getByRole('region', { name: site.clinic.name });
      for (const fact of [
        site.clinic.place,
        site.clinic.city,
        ...describeHours(site.clinic.hours).split('; '),
        site.clinic.payment,
      ]) {
        await expect(sign).toContainText(fact);
      }
      for (const service of ['Lab Services', 'Telehealth', 'Mobile Van', 'Health Check for Groups']) {
        await expect(main.getByRole('heading', { name: service })).toBeVisible();
      }
      await main.getByRole('link', { name: 'Book a visit' }).click();
      await expect(page).toHaveURL(/\/booking$/);
    },
  );

test('a visitor looking for a health outreach finds the next one, and not one that is over', async ({
  page,
}) => {
  await page.clock.install();
  const next = page.getByRole('region', { name: home.outreach.heading });
  await page.goto('/');
  const until = Number(await next.getAttribute('data-until'));
  await page.clock.setFixedTime((until - 1) * 60_000);
  await page.goto('/');
  await expect(next.locator('time')).toBeVisible();
  await page.clock.setFixedTime(until * 60_000);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(next).toBeHidden();
  await page.clock.setFixedTime((until - 1) * 60_000);
  await page.goto('/');
  await next.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/events\/[\w-]+$/);
});

// Each picture that is chosen, so none where none is.
for (const { alt } of home.hero ? [home.hero] : [])
  test('a visitor sees a picture of our work on the first screen', async ({ page }) => {
    await page.goto('/');
    const picture = page.getByRole('img', { name: alt });
    await expect(picture).toBeInViewport({ ratio: 1 });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

test('a donor and a volunteer find each programme with its sign', async ({ page }) => {
  await page.goto('/');
  for (const [id, name] of programmeNames()) {
    const address = `/donate-${id}`;
    const programme = page.getByRole('article').filter({ hasText: name });
    // The name of the sign, and what it stands for.
    await expect(programme).toContainText(/\w: [a-z]/);
    await expect(programme.getByRole('link', { name: `Donate to ${name}` })).toHaveAttribute('href', address);
    await expect(programme.getByRole('link', { name: 'Ways to give' })).toHaveAttribute('href', '/donate');
    await expect(programme.getByRole('link', { name: 'Volunteer' })).toHaveAttribute('href', '/volunteers');
  }
});

test.describe('the slides', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('turn by themselves every six seconds, and begin again after the last', async ({ page }) => {
    await openWithClock(page);
    for (const now of ['2 of 3', '3 of 3', '1 of 3']) {
      await waitASlide(page);
      await expect(place(page)).toHaveText(now);
    }
  });

  test('stop on Pause, also without being touched again, and go on with Play', async ({ page }) => {
    await openWithClock(page);
    await press(page, 'Pause');
    await expect(place(page)).toHaveAttribute('aria-live', 'polite');
    await waitASlide(page);
    await expect(place(page)).toHaveText('1 of 3');
    await press(page, 'Play');
    await waitASlide(page);
    await expect(place(page)).toHaveText('2 of 3');
  });

  test('turn by hand, and then stay where the visitor put them', async ({ page }) => {
    await openWithClock(page);
    await press(page, 'Previous');
    await waitASlide(page);
    await expect(place(page)).toHaveText('3 of 3');
    await expect(carousel(page).getByRole('link', { name: 'Internships' })).toBeInViewport();
    await expect(carousel(page).getByRole('button', { name: 'Play' })).toBeVisible();
  });

  test('stay still while the focus is on a link in them', { tag: '@all' }, async ({ page }) => {
    await openWithClock(page);
    await carousel(page).getByRole('link', { name: 'Donate / Join the Team' }).focus();
    await waitASlide(page);
    await expect(place(page)).toHaveText('1 of 3');
  });

  test('stay still under the pointer', { tag: '@desktop' }, async ({ page }) => {
    await openWithClock(page);
    await carousel(page)
      .getByText(home.slides[0]?.text ?? '')
      .hover();
    await waitASlide(page);
    await expect(place(page)).toHaveText('1 of 3');
  });

  test('stay still while the page is hidden', { tag: '@all' }, async ({ page }) => {
    await openWithClock(page);
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true }));
    await waitASlide(page);
    await expect(place(page)).toHaveText('1 of 3');
  });

  test('do not start for visitors who want less motion', { tag: '@all' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWithClock(page);
    await expect(carousel(page).getByRole('button', { name: 'Play' })).toBeVisible();
    await waitASlide(page);
    await expect(place(page)).toHaveText('1 of 3');
  });

  test('do not start for visitors who save data', { tag: '@all' }, async ({ page }) => {
    await useConnection(page, 'save-data');
    await openWithClock(page);
    await waitASlide(page);
    await expect(place(page)).toHaveText('1 of 3');
  });

  test('can be reached and read by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    await carousel(page).getByRole('button', { name: 'Next' }).focus();
    for (const name of home.slides.flatMap(({ links }) => links.map(({ label }) => label))) {
      await page.keyboard.press('Tab');
      const link = carousel(page).getByRole('link', { name, exact: true });
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  });

  test('come back to what gets the focus while they move on', { tag: '@desktop' }, async ({ page }) => {
    const row = carousel(page).locator('.slides');
    await page.goto('/');
    await carousel(page).getByRole('button', { name: 'Next' }).focus();
    await row.evaluate(async (slides) => {
      const left = (slides.lastElementChild as HTMLElement).offsetLeft / 2;
      slides.scrollTo({ left });
      while (slides.scrollLeft < left * 0.9) await new Promise(requestAnimationFrame);
    });
    await page.keyboard.press('Tab');
    // Until nothing has moved for twenty frames.
    await row.evaluate(async (slides) => {
      for (let [still, before] = [0, -1]; still < 20; before = slides.scrollLeft) {
        await new Promise(requestAnimationFrame);
        still = slides.scrollLeft === before ? still + 1 : 0;
      }
    });
    const held = carousel(page).getByRole('link').and(page.locator(':focus'));
    await expect(held).toBeInViewport({ ratio: 1 });
  });

  test('are never covered by their controls, and shift nothing', async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    const next = await carousel(page).getByRole('button', { name: 'Next' }).boundingBox();
    const slide = await carousel(page).getByRole('group').first().boundingBox();
    expect((next?.y ?? 0) + (next?.height ?? 0)).toBeLessThanOrEqual(slide?.y ?? 0);
    await press(page, 'Next');
    await expect(place(page)).toHaveText('2 of 3');
    await untilIdle(page);
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    // As a share of the screen. Less is a tenth of a pixel that a browser rounds.
    expect(shifts.filter((shift) => shift > 0.0005)).toEqual([]);
  });
});

test('the eight fields of our work are there, each under an address of its own', async ({ page }) => {
  const { fields } = readPage<{
    fields: Record<string, { heading: string; links?: { label: string; path: string }[] }>;
  }>('what-we-do');
  const headings = Object.values(fields).map(({ heading }) => heading);
  const { 'mental-health': { heading } = { heading: '' } } = fields;
  expect(headings).toHaveLength(8);
  await page.goto('/what-we-do');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: heading, exact: true })
    .click();
  await expect(page).toHaveURL(/\/what-we-do#mental-health$/);
  await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(headings);
  for (const { heading: name, links = [] } of Object.values(fields)) {
    const region = page.getByRole('region', { name, exact: true });
    // Once the programme has a site of its own, its field leads there.
    if (name === heading) await expect(region.getByRole('link')).toHaveAttribute('href', /^(\/|https:)/);
    else
      for (const { label, path } of links)
        await expect(region.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', path);
  }
});

test('the shop shows its prices and says that it is not open yet', async ({ page }) => {
  await page.goto('/store');
  const items = page.getByRole('main').getByRole('listitem');
  for (const { name, price } of readEntries<{ name: string; price: string }>('store')) {
    const item = items.filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(item.getByRole('heading', { name })).toBeVisible();
    await expect(item.getByText(price, { exact: true })).toBeVisible();
    const button = item.getByRole('button', { name: 'PURCHASE' });
    await expect(button).toHaveAccessibleDescription(
      new RegExp(`^${name.replace(/\W/g, '.')} The shop is not open yet`),
    );
    await button.click();
    await expect(page).toHaveURL(/\/store$/);
  }
});

for (const path of ['/', '/what-we-do', '/store', '/wohohiame']) {
  test(`${path} fits 320 pixels`, { tag: '@all' }, async ({ page }) => {
    await page.goto(path);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
