import { expect } from '@playwright/test';
import { OWN_SITE, readOwnPage } from '../support/own-site.ts';
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
const words = readOwnPage<{ outreachPage: Record<'offers' | 'offered' | 'where' | 'nextNear', string> }>(
  'events',
).outreachPage;
const INVITATION = 'Come and see us. You pay nothing.';

test('an outreach page shows an invitation, and after the outreach its results or what it offered, without a new build', async ({
  page,
}) => {
  await page.goto(OWN_SITE + PAST);
  await expect(page.getByText('The queue was long, and nobody was sent home.')).toBeVisible();
  await expect(page.getByText(FACTS)).toBeVisible();
  // What happened next, a quote, and where it was. Who agreed to the quote, and when, is never published.
  await expect(page.getByText('We come back every month.')).toBeVisible();
  await expect(page.getByRole('blockquote')).toHaveText('They knew my name.');
  expect(await page.content()).not.toContain('Withheld Name');
  await expect(page.getByRole('heading', { name: words.where })).toBeVisible();
  await expect(page.getByText(INVITATION)).toHaveCount(0);

  await page.clock.setFixedTime('2026-12-05T15:59:00Z');
  await page.goto(OWN_SITE + NEXT);
  // All its pictures are drawings, so it shows one and no gallery.
  await expect(page.getByRole('main').getByRole('img')).toHaveAccessibleName('A drawn van');
  await expect(page.getByText(like('gallery.heading'))).toHaveCount(0);
  await expect(page.getByText(INVITATION)).toBeVisible();
  await expect(page.getByRole('heading', { name: words.offers })).toBeVisible();
  await expect(page.getByRole('heading', { name: words.nextNear })).toBeHidden();
  await expect(page.getByText(english('event.over'))).toBeHidden();
  await expect(page.getByRole('link', { name: english('media.share') })).toBeVisible();
  await page.clock.setFixedTime('2026-12-05T16:00:00Z');
  await page.reload();
  await expect(page.getByText(english('event.held'))).toBeVisible();
  await expect(page.getByText(english('event.over'))).toBeVisible();
  const noFigures = page.locator('.callout', { hasText: like('event.noFigures') });
  // The message names the place and the day.
  await expect(noFigures.getByRole('link', { name: english('contact.whatsapp') })).toHaveAttribute(
    'href',
    /Kenyasi.*December/,
  );
  await expect(page.getByText(INVITATION)).toBeHidden();
  // Nobody shares a day that is over.
  await expect(page.getByRole('link', { name: english('media.share') })).toBeHidden();
  // This outreach has no results. The page says what it offered, and links to the next one near it and to the ways to give.
  await expect(page.getByRole('heading', { name: words.offered })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Mamponteng' })).toBeVisible();
  await expect(main.getByText(english('map.km', { km: 96 }))).toBeVisible();
  await expect(main.getByRole('link', { name: english('give.ways') })).toBeVisible();
});
