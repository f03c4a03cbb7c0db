import { expect } from '@playwright/test';
import { readSingleFile } from '#loaders/single-file.ts';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { expectNoAxeViolationsAtNight } from '../support/expect-no-axe-violations.ts';
import { loadPlaces, findOnMap, shownPlace } from '../support/load-places.ts';
import { need, readEntries, readPage } from '../support/read-entries.ts';
import { test } from '../support/test.ts';
import { english, like } from '../support/languages.ts';

const { city } = readSiteSettings('').clinic;
const places = loadPlaces();
/** The first letters of a community's name, in lower case. */
const letters = (places.at(-1)?.name ?? '').toLowerCase().slice(0, 4);
const notFacts = ['id', 'text', 'name', 'lat', 'lng', 'visible', 'sample'];
const findHidden = () =>
  need(
    readEntries('communities').find(
      (entry) => !entry.visible && Object.keys(entry).every((field) => notFacts.includes(field)),
    ),
    'a hidden community without facts',
  );

test('a donor reads our figures, sees which marks have many places, filters the communities, and opens one by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/our-impact');
  const { figures } = readPage<{ figures: { name: string; label: string }[] }>('our-impact');
  expect(figures.length).toBeGreaterThan(0);
  const values = new Map(readSingleFile('figures').figures.map(({ name, value }) => [name, value]));
  for (const { name, label } of figures) {
    const row = page.locator('dl > div').filter({ hasText: label });
    // Large numbers have commas.
    await expect(row.getByText(values.get(name)?.toLocaleString('en') ?? '', { exact: true })).toBeVisible();
    const lines = await row
      .locator('dt + dd')
      .evaluate((dd) => dd.getBoundingClientRect().height / parseFloat(getComputedStyle(dd).lineHeight));
    expect(lines).toBeLessThan(1.5);
  }

  const drawn = await page
    .locator('.marks summary[data-colour]')
    .evaluateAll((marks) => marks.map((mark) => [mark.textContent, getComputedStyle(mark).backgroundColor]));
  expect(drawn.length).toBeGreaterThan(0);
  const marks = drawn.map(([text, colour]) => ({ count: Number.parseInt(text ?? '', 10), colour }));
  const fewColours = marks.filter(({ count }) => count <= 10).map(({ colour }) => colour);
  const markCount = await page.locator('.marks .mark').count();
  // A mark has many places if it has more than 10, and more than the mean of all marks (docs/specification.md, section 9).
  const many = marks.filter(({ count }) => count > Math.max(10, places.length / markCount));
  for (const { colour } of many) expect(fewColours).not.toContain(colour);
  expect(new Set(fewColours).size).toBeLessThanOrEqual(1);

  await page.setViewportSize({ width: 360, height: 640 });
  const list = page.locator('#communities');
  await expect(list.locator('li')).toHaveCount(places.length);
  // On a phone, the list is folded. The filter opens it.
  await page.getByLabel(english('community.filter')).fill(letters.toUpperCase());
  const found = places.filter(({ name }) => name.toLowerCase().includes(letters));
  await expect(list.getByRole('listitem')).toHaveCount(found.length);
  for (const { name } of found)
    await expect(list.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible();
  await expect(
    page.getByText(english('community.left', { left: found.length, count: places.length })),
  ).toBeVisible();
  await page.getByLabel(english('community.filter')).fill('zzz');
  // Screen readers announce it.
  await expect(page.getByRole('status').filter({ hasText: english('community.none') })).toBeVisible();
  await expectNoAxeViolationsAtNight(page);
  await page.getByLabel(english('community.filter')).fill('');
  await expect(list.getByRole('listitem')).toHaveCount(places.length);

  const { link, mark, isSinglePlace } = await findOnMap(page, shownPlace());
  await mark.focus();
  await expect(mark.locator('.plate')).toHaveCSS('clip-path', 'inset(0px)');
  await expect(mark.locator('.plate')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  if (!isSinglePlace) await link.press('Enter');
  await expect(page).toHaveURL(`/communities/${shownPlace().id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shownPlace().name);
});

test(
  'by keyboard, a visitor opens and closes the names behind a number on the map',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/our-impact');
    const numbers = page.locator('.marks summary');
    need((await numbers.count()) > 1 || undefined, 'communities close together, in two places');
    await numbers.first().focus();
    await page.keyboard.press('Enter');
    const openMark = page.locator('.marks [open]');
    await expect(openMark.locator('.near')).toBeVisible();
    await expectNoAxeViolationsAtNight(page);
    await page.keyboard.press('Escape');
    await expect(openMark).toHaveCount(0);
  },
);

test('a community’s page shows eight facts, or says that nothing is known', async ({ page }) => {
  const { id, screened } = need(
    readEntries<{ screened?: number }>('communities').find((entry) => entry.visible && entry.screened),
    'a community with a count of screened patients',
  );
  await page.goto(`/communities/${id}`);
  await expect(page.getByText(like('map.far'))).toContainText(city);
  const labels = page.locator('dl dt');
  await expect(labels).toHaveText([
    ...[
      english('community.population'),
      english('community.water'),
      english('community.electricity'),
      english('category.Education'),
      english('community.occupation'),
    ],
    ...[english('community.facility'), english('community.trained'), english('community.screened')],
  ]);
  await expect(page.locator('dl > div').filter({ hasText: english('community.screened') })).toContainText(
    screened?.toLocaleString('en-GB') ?? '',
  );
  await page.goto(`/communities/${findHidden().id}`);
  // If nothing is known, one sentence says so instead of eight times N/A.
  await expect(page.getByText(readPage<{ unknown: string }>('our-impact').unknown)).toBeVisible();
  await expect(page.locator('dl')).toHaveCount(0);
  // No page links to a hidden community, so search engines must not list it.
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
