import { expect } from '@playwright/test';
import { OWN_SITE } from '../support/own-site.ts';
import { test } from '../support/test.ts';
import { english, like } from '../support/languages.ts';

/** A health outreach in the own content: on 24 October 2026, before the build (`BUILT_AT`). It has results. */
const PAST = '/events/ho8';
const RESULTS = ['seen', 'tests', 'referred']
  .map((key, at) => english(`results.${key}`, { count: ['1,212', '340', '1'][at] ?? '' }))
  .join(', ');
const FACTS = `${RESULTS}. ${english('results.costPaid', { cost: 'GH₵ 4500.00', name: 'Rotary Club of Kumasi' })}`;
/** A health outreach in the own content: on 5 December 2026, from 9am to 4pm, after the build. It has no results. */
const NEXT = '/events/ho9';
const INVITATION = 'Come and see us. You pay nothing.';

test('a past outreach shows its results instead of an invitation', async ({ page }) => {
  await page.goto(OWN_SITE + PAST);
  await expect(page.getByText('The queue was long, and nobody was sent home.')).toBeVisible();
  await expect(page.getByText(FACTS)).toBeVisible();
  await expect(page.getByText(english('results.none'))).toHaveCount(0);
  await expect(page.getByText(INVITATION)).toHaveCount(0);
});

test('an outreach page hides its invitation after the outreach, without a new build', async ({ page }) => {
  await page.clock.setFixedTime('2026-12-05T15:59:00Z');
  await page.goto(OWN_SITE + NEXT);
  await expect(page.getByText(INVITATION)).toBeVisible();
  await expect(page.getByText(english('results.none'))).toBeHidden();
  await page.clock.setFixedTime('2026-12-05T16:00:00Z');
  await page.reload();
  await expect(page.getByText(english('event.held'))).toBeVisible();
  await expect(page.getByText(INVITATION)).toBeHidden();
  // This outreach has no results. The page tells the visitor, and links to the next outreach and to the ways to give.
  await expect(page.getByText(english('results.none'))).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: english('event.nextOutreach') })).toBeVisible();
  await expect(main.getByRole('link', { name: english('give.ways') })).toBeVisible();
});

test('an event whose pictures are all drawings shows one picture and no gallery', async ({ page }) => {
  await page.goto(OWN_SITE + NEXT);
  await expect(page.getByRole('main').getByRole('img')).toHaveAccessibleName('A drawn van');
  await expect(page.getByText(like('gallery.heading'))).toHaveCount(0);
});

test('donors read results by year, by community and by programme', async ({ page }) => {
  await page.goto(`${OWN_SITE}/our-impact`);
  await expect(
    page.getByText(
      `2026: ${english('results.outreaches', { count: 1 })}, ${RESULTS}. ${english('results.cost', { cost: 'GH₵ 4500.00' })}`,
    ),
  ).toBeVisible();
  for (const path of ['/communities/2', '/donate-hope-health-vans']) {
    await page.goto(OWN_SITE + path);
    await expect(page.getByRole('listitem').filter({ hasText: FACTS }).getByRole('link')).toHaveAttribute(
      'href',
      PAST,
    );
  }
  // No outreach belongs to this programme.
  await page.goto(`${OWN_SITE}/donate-hope-health-hub`);
  await expect(page.getByText(like('results.seen'))).toHaveCount(0);
});
