import { expect, type Page } from '@playwright/test';
import { optionsOf } from '#lib/booking/service.ts';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { takeShare } from '../support/breadth.ts';
import { expectNoAxeViolations } from '../support/expect-no-axe-violations.ts';
import { languagesWith, say } from '../support/languages.ts';
import { loadServices } from '../support/load-service.ts';
import { readSearches } from '../support/read-searches.ts';
import { readSymptoms } from '../support/read-symptoms.ts';
import { test } from '../support/test.ts';
import { useConnection } from '../support/use-connection.ts';
import { mainPath } from '../support/main-service.ts';

const { emergency } = readSiteSettings();
const entries = readSymptoms();
// Leaves out a search if an editor removed its entry from content/symptoms.yaml.
const isThere = ([, id]: readonly [string, string]) => entries.some((entry) => entry.id === id);
// The browser types every third search; tests/content/ill-searches.test.ts checks all.
const isThird = (_: unknown, at: number) => at % 3 === 0;
const listTyped = (name: 'danger' | 'symptoms') =>
  readSearches<string>(name)
    .filter(isThere)
    .filter(isThird)
    .map(([typed]) => typed);
/** The first phrase of each entry in each language. */
const listPhrases = (kind: 'danger' | 'symptom') =>
  entries
    .filter((entry) => entry.kind === kind)
    .flatMap(({ words }) => Object.values(words).flatMap((texts = []) => texts.slice(0, 1)));
const dangers = [...listTyped('danger'), ...listPhrases('danger')];
const symptoms = [...listTyped('symptoms'), ...listPhrases('symptom')];
const [danger = ''] = dangers;
const services = loadServices();
const pages = [...services.map(({ id }) => `/${id}`), '/search'];
/**
 * `npm test` types each phrase on one page, and `npm test -- nightly` on the other pages. Each page gets the first phrase, because
 * there can be fewer phrases than pages.
 */
const shareOf = (path: string, phrases: readonly string[]) =>
  new Set([...takeShare(phrases, pages.indexOf(path), pages.length), ...phrases.slice(0, 1)]);
/** The name of an option that the search on a page finds. */
const optionOn = (path: string) => {
  const service = services.find(({ id }) => path === `/${id}`) ?? services[0];
  return service ? (optionsOf(service)[0]?.name ?? '') : '';
};

const box = (page: Page) => page.locator('#advice');
const firstLink = (page: Page) => box(page).getByRole('link').first();
const matches = (page: Page) => page.locator('[data-match], #found > li');
const field = (page: Page) => page.getByRole('searchbox').first();

async function expectNumbersFirst(page: Page, typed: string): Promise<void> {
  await expect(firstLink(page), typed).toHaveAttribute('href', `tel:${emergency.general}`);
  await expect(matches(page), typed).toHaveCount(0);
}

for (const path of pages) {
  test(
    `somebody in danger who searches at ${path} sees the emergency number first`,
    { tag: '@sweep' },
    async ({ page }) => {
      await page.goto(path);
      for (const typed of shareOf(path, dangers)) {
        await field(page).fill('');
        await field(page).fill(typed);
        await expectNumbersFirst(page, typed);
      }
      await expect(firstLink(page)).toBeInViewport();
      const { height = 0 } = (await firstLink(page).boundingBox()) ?? {};
      expect(height).toBeGreaterThanOrEqual(44);
      await expectNoAxeViolations(page);
      await field(page).fill('');
      await expect(box(page).getByRole('link')).toHaveCount(0);
    },
  );

  test(
    `somebody who types a symptom on ${path} is told to ask a clinician`,
    { tag: '@sweep' },
    async ({ page }) => {
      await page.goto(path);
      for (const typed of shareOf(path, symptoms)) {
        await field(page).fill('');
        await field(page).fill(typed);
        await expect(box(page).getByText(say('en', 'advice.symptom')), typed).toBeVisible();
      }
    },
  );
}

test('somebody in danger sees the emergency number before the code of the price list loads', async ({
  page,
}) => {
  await page.route(/\/_astro\/.*\.js/, () => undefined);
  await page.goto(pages[0] ?? '', { waitUntil: 'commit' });
  await field(page).fill(danger);
  await expectNumbersFirst(page, danger);
});

test('halfway down a price list, somebody who describes danger sees the emergency number', async ({
  page,
}) => {
  await page.goto(mainPath);
  await field(page).fill('e ');
  await expect(matches(page).first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
  await field(page).pressSequentially(danger);
  await expectNumbersFirst(page, danger);
  await expect(firstLink(page)).toBeInViewport();
});

test('somebody who types a symptom sees advice that loads after the matches', async ({ page }) => {
  const { promise: held, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/scripts/advice.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(mainPath);
  for (const typed of symptoms) {
    await field(page).fill(typed);
    if ((await page.locator('[data-match=yes]').count()) > 0) break;
  }
  letCome();
  await expect(box(page).getByText(say('en', 'advice.symptom'))).toBeInViewport();
});

test('a search whose advice cannot load shows the emergency number', { tag: '@fault' }, async ({ page }) => {
  await page.route('**/scripts/advice*.js', (route) => route.abort());
  for (const path of pages) {
    await page.goto(path);
    await field(page).fill('zzzz');
    await expect(firstLink(page)).toHaveAttribute('href', `tel:${emergency.general}`);
    await field(page).fill(optionOn(path));
    await expect(matches(page)).not.toHaveCount(0);
    await expect(firstLink(page)).toHaveAttribute('href', `tel:${emergency.general}`);
  }
});

test.describe('offline', () => {
  // A service worker could hide a fault that a test makes, so the other tests block the worker.
  test.use({ serviceWorkers: 'allow' });

  test('somebody in danger sees the emergency number', async ({ page, context }) => {
    await useConnection(page, 'slow');
    await page.goto('/booking');
    // On a slow connection, the service worker starts on the second page of a visit. `referer` makes this page the second.
    await page.goto(mainPath, { referer: page.url() });
    const isKept = () => page.evaluate(async () => Boolean(await caches.match('/scripts/advice.js')));
    await expect.poll(isKept).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await field(page).fill(danger);
    await expectNumbersFirst(page, danger);
  });
});

for (const { tag, name } of languagesWith(mainPath))
  test(`somebody in danger reads the advice and its help link in ${name}`, async ({ page }) => {
    const linked = entries.find(({ kind, link }) => kind === 'danger' && link);
    await page.goto(`/${tag}${mainPath}`);
    await field(page).fill(Object.values(linked?.words ?? {}).flat()[0] ?? '');
    await expect(box(page).getByText(say(tag, 'advice.danger'))).toBeVisible();
    await expect(firstLink(page)).toHaveAttribute('href', `tel:${emergency.general}`);
    // The box has two emergency numbers and the help link, but not the English label of the help link.
    await expect(box(page)).not.toContainText(linked?.link?.label ?? '');
    await expect(box(page).getByRole('link')).toHaveCount(3);
  });
