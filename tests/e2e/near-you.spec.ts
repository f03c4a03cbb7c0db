import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolationsAtNight } from '../support/expect-no-axe-violations.ts';
import { english } from '../support/languages.ts';
import { OWN_SITE, readOwnPage } from '../support/own-site.ts';
import { test } from '../support/test.ts';

const { near } = readOwnPage<{ near: Record<'label' | 'all' | 'none' | 'nextIn' | 'noneIn', string> }>(
  'events',
);

/** Upcoming outreaches of the tests' own content: the soonest, one in the visitor's community, a cancelled one, and one without a place. */
const [NEXT, HERE, CANCELLED, NOWHERE] = ['Kenyasi', 'Mamponteng', 'Tepa', 'On the road'];

const placeSelect = (page: Page) => page.getByLabel(near.label);
const found = (page: Page) => page.locator('#near .found > li');

test('a visitor who chooses a community sees the nearest outreach first', async ({ page }) => {
  const asked: string[] = [];
  await page.goto(`${OWN_SITE}/events#near`);
  // A choice makes the page shorter, so more photographs load. Their addresses do not depend on the choice.
  const isPhotograph = (url: string) => /\/_astro\/[^?]+\.avif$/.test(url);
  page.on('request', (request) => !isPhotograph(request.url()) && asked.push(request.url()));
  await placeSelect(page).selectOption({ label: HERE });
  await expect(found(page)).toHaveText([
    new RegExp(HERE ?? ''),
    new RegExp(
      `^\\s*${english('eventStatus.isCancelled', { why: 'The road is flooded.' })}.*${CANCELLED}`,
      's',
    ),
    new RegExp(NEXT ?? ''),
    new RegExp(NOWHERE ?? ''),
  ]);
  await expect(found(page).first()).toContainText(english('map.km', { km: 0 }));
  await expect(found(page).nth(2)).toContainText(english('map.km', { km: 96 }));
  await expect(found(page).last()).not.toContainText(/\d km/);
  await expect(page.locator('#near').getByRole('status')).toHaveText(
    new RegExp(`${HERE}.*${HERE} ${english('map.km', { km: 0 })} .*30 January 2027$`),
  );
  // The list shows copies of the outreaches, and each copy must keep its own links.
  const sms = await found(page)
    .nth(2)
    .getByRole('link', { name: english('contact.sms') })
    .getAttribute('href');
  expect(sms).toMatch(/^sms:\?&body=/);
  expect(decodeURIComponent(sms ?? '')).toMatch(
    /Kenyasi.*\n.*5 December 2026.*\n.*\n.*shade.*\n.*\/events\/ho9$/,
  );
  await expect(
    found(page)
      .nth(2)
      .getByRole('link', { name: english('event.addToCalendar') }),
  ).toHaveAttribute('href', '/events/ho9.ics');
  // Somebody may have the cancelled one in a calendar.
  await expect(
    found(page)
      .nth(1)
      .getByRole('link', { name: english('event.updateCalendar') }),
  ).toHaveAttribute('href', /^\/events\/.*\.ics$/);
  const map = await found(page)
    .first()
    .getByRole('link', { name: english('event.map') })
    .getAttribute('href');
  expect(new URL(map ?? '').searchParams.get('query')).toBe('6.73333,-1.55');
  await expectNoAxeViolationsAtNight(page, '#near');
  // The choice is not stored, and is in no request and no address. A reload clears the choice.
  expect(asked).toEqual([]);
  expect(page.url()).toBe(`${OWN_SITE}/events#near`);
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
  await page.reload();
  await expect(placeSelect(page)).toHaveValue('');
});

test('a visitor to a page built days ago sees no past outreach', async ({ page }) => {
  // The outreach in Kenyasi is over.
  await page.clock.setFixedTime('2026-12-05T16:00:00Z');
  await page.goto(`${OWN_SITE}/events#near`);
  await placeSelect(page).selectOption({ label: HERE });
  await expect(found(page)).toHaveText([HERE, CANCELLED, NOWHERE].map((name) => new RegExp(name ?? '')));
  await expect(page.getByText(near.none)).toBeHidden();
  // A region without a coming outreach says so.
  await placeSelect(page).selectOption('Ahafo');
  await expect(page.locator('#near').getByRole('status')).toHaveText(near.noneIn.replace('{place}', 'Ahafo'));
  // All outreaches are over.
  await page.clock.setFixedTime('2027-02-27T16:00:00Z');
  await page.reload();
  await expect(page.getByText(near.none)).toBeVisible();
  await expect(placeSelect(page)).toBeHidden();
});

test(
  'distances appear even if a visitor chooses a community before the script runs',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.addInitScript(() => {
      // At "interactive" the HTML is parsed, and the scripts of the page have not run.
      document.addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        const select = document.querySelector('#near select') as HTMLSelectElement;
        select.selectedIndex = select.length - 1;
      });
    });
    await page.goto(`${OWN_SITE}/events#near`);
    await expect(found(page).first()).toContainText(/\d km/);
    await expect(placeSelect(page)).not.toHaveValue('');
  },
);
