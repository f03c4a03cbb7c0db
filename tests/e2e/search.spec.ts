import { expect, type Route } from '@playwright/test';
import { formatCedis } from '#lib/booking/money.ts';
import { describeHours } from '#lib/time/opening-hours.ts';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { ADVICE_CHANGED } from '#lib/search/advice-box.ts';
import { splitWords } from '#lib/search/search-words.ts';
import { expectNoAxeViolations } from '../support/expect-no-axe-violations.ts';
import { loadService } from '../support/load-service.ts';
import { boxOf, someOptions } from '../support/price-list.ts';
import { need, readEntries, readPage } from '../support/read-entries.ts';
import { adviceFor } from '../support/search-as-visitors.ts';
import { openFolds } from '../support/open-folds.ts';
import { test } from '../support/test.ts';
import { english, languagesWith, like, say } from '../support/languages.ts';
import { mainPath, mainService } from '../support/main-service.ts';

const [wanted] = someOptions(mainService);
const words = readPage<{ none: string; failed: string }>('search');

// No name of a test has this word.
const foreign = 'xylophone';

/** The name without one letter of its longest word, as people mistype it. */
function misspell(name: string): string {
  const [longest = ''] = splitWords(name).toSorted((a, b) => b.length - a.length);
  return splitWords(name)
    .join(' ')
    .replace(longest, longest.slice(0, 2) + longest.slice(3));
}

test('a keyboard user stays on a result when the words of danger come late', async ({ page }) => {
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/scripts/complaints.js', (route) => mayCome.then(() => route.continue()));
  await page.goto('/search');
  await page.getByLabel(english('search.label'), { exact: true }).fill(wanted.name);
  const first = page.getByRole('search').getByRole('listitem').first().getByRole('link').first();
  await first.focus();
  const isJudged = page.evaluate(
    (type) =>
      new Promise((resolve) =>
        document.querySelector('#advice')?.addEventListener(type, () => resolve(true)),
      ),
    ADVICE_CHANGED,
  );
  letCome();
  await isJudged;
  await expect(first).toBeFocused();
});

test('a keyboard user who misspells a test’s name still finds the test', async ({ page }) => {
  await page.goto('/search');
  await page.getByLabel(english('search.label'), { exact: true }).focus();
  await page.keyboard.type(misspell(wanted.name));
  const search = page.getByRole('search');
  await expect(search.getByRole('status')).toContainText(like('search.found'));
  const first = search.getByRole('listitem').first();
  await expect(first).toContainText(formatCedis(wanted.price));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${mainPath}#`));
  await expect(boxOf(page, wanted)).toBeInViewport();
});

test('a search finds the phone number, the opening hours, the address and the ambulance number; if nothing, the list stays', async ({
  page,
}) => {
  const { phone, clinic, emergency } = readSiteSettings();
  const { contacts } = readPage<{ contacts: Record<string, { title: string; searchWords?: string[] }> }>(
    'search',
  );
  await page.goto('/search');
  const first = page.getByRole('search').getByRole('listitem').first();
  for (const [id, answer] of [
    ['phone', phone],
    ['hours', describeHours(clinic.hours)],
    ['address', clinic.place],
  ] as const) {
    await page.getByLabel(english('search.label'), { exact: true }).fill(contacts[id]?.title ?? '');
    await expect(first).toContainText(answer);
  }
  // What no page says. The shipped content has this line, and another charity may have none.
  const { title = '', searchWords: [asked] = [] } = contacts['ask'] ?? {};
  await page
    .getByLabel(english('search.label'), { exact: true })
    .fill(asked ?? contacts['phone']?.title ?? '');
  await expect(first).toContainText(title);
  await expect(first.getByRole('link')).toHaveAttribute('href', /^tel:/);
  await page.getByLabel(english('search.label'), { exact: true }).fill(contacts['ambulance']?.title ?? '');
  await expect(
    page.locator(`#find a[href="tel:${emergency.ambulance}"]`).filter({ visible: true }).first(),
  ).toBeVisible();
  await page.getByLabel(english('search.label'), { exact: true }).fill(foreign);
  await expect(page.getByRole('search').getByRole('status')).toHaveText(words.none);
  await expectNoAxeViolations(page);
  await openFolds(page);
  await expect(page.getByRole('link', { name: loadService(mainService).title, exact: true })).toBeVisible();
});

const closeLine = (tag: string) => say(tag, 'pickerSearch.close', { words: `${wanted.name} ${foreign}` });

test('a search says that no test is called what was typed, above the closest tests', async ({ page }) => {
  await page.goto('/search');
  const search = page.getByRole('search');
  const field = page.getByLabel(english('search.label'), { exact: true });
  await field.pressSequentially(`${wanted.name} ${foreign}`);
  await expect(search.getByRole('status')).toContainText(closeLine('en'));
  await expect(search.getByRole('listitem').first()).toContainText(wanted.name);
  await expectNoAxeViolations(page);
  await field.fill(`how much is ${wanted.name}?`);
  await expect(search.getByRole('listitem').first()).toContainText(wanted.name);
  await expect(search.getByRole('status')).not.toContainText(foreign);
});

for (const tag of ['en', ...languagesWith(mainPath).map((language) => language.tag)])
  test(
    `a price list in ${tag} says that no test is called what was typed, and marks no test as found`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto(tag === 'en' ? mainPath : `/${tag}${mainPath}`);
      const field = page.getByRole('searchbox');
      const status = page.locator('.picker-search').getByRole('status');
      const row = page.locator(`label:has([id="${wanted.id}"])`);
      await field.pressSequentially(`${wanted.name} ${foreign}`);
      await expect(status).toContainText(closeLine(tag));
      await expect(row).toHaveAttribute('data-match', 'close');
      await expectNoAxeViolations(page, '.picker-search, [data-match=close]');
      await field.fill(wanted.name);
      await expect(row).toHaveAttribute('data-match', 'yes');
      await expect(status).not.toContainText(foreign);
    },
  );

test('on a small screen, a patient sees that a test is only close to what was typed', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto(mainPath);
  await page.getByRole('searchbox').pressSequentially(`${wanted.name} ${foreign}`);
  const status = page.locator('.picker-search').getByRole('status');
  await expect(status).toContainText(closeLine('en'));
  await expect(status).toBeInViewport({ ratio: 1 });
  // On a larger one, the search is sticky, so the sentence and the closest test are in view together.
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('searchbox').pressSequentially(' ');
  await expect(page.locator(`label:has([id="${wanted.id}"])`)).toBeInViewport();
  await expect(status).toBeInViewport({ ratio: 1 });
});

test(
  'a visitor who clicks a question in the search results sees it unfolded',
  { tag: '@nightly' },
  async ({ page }) => {
    const questions = readEntries<{ question: string }>('faqs/booking');
    // A search for a question about danger or a symptom shows advice, and perhaps no results.
    const faq = need(
      questions.find(({ question }) => !adviceFor(question)),
      'a question on booking',
    );
    await page.goto('/search');
    await page.getByLabel(english('search.label'), { exact: true }).fill(faq.question);
    await page.getByRole('search').getByRole('link', { name: faq.question }).click();
    await expect(page.locator('details[open] summary')).toHaveText(faq.question);
    await expect(page.locator('details[open] summary')).toBeInViewport();
  },
);

test('a search sends no requests except for its scripts and page statistics', async ({ page }) => {
  await page.goto('/search');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.getByLabel(english('search.label'), { exact: true }).fill(wanted.name);
  await expect(page.getByRole('search').getByRole('listitem').first()).toContainText(wanted.name);
  await page.getByLabel(english('search.label'), { exact: true }).press('Enter');
  expect(page.url()).toMatch(/\/search$/);
  expect(
    asked.filter(
      (path) =>
        ![
          '/scripts/search.js',
          '/scripts/advice.js',
          '/scripts/complaints.js',
          '/web-vitals.js',
          '/plausible/api/event',
        ].includes(path),
    ),
  ).toEqual([]);
});

test('a search says that it loads, and if it cannot load, that', async ({ page }) => {
  const asked = Promise.withResolvers<Route>();
  await page.route('**/scripts/search.js', (route) => asked.resolve(route));
  await page.goto('/search');
  await page.getByLabel(english('search.label'), { exact: true }).fill('malaria');
  const status = page.getByRole('search').getByRole('status');
  await expect(status).toHaveText(english('island.loading'));
  await (await asked.promise).abort();
  await expect(status).toHaveText(words.failed);
});
