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
import { english, like } from '../support/languages.ts';
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

test('a visitor finds tests and how to reach us at /search, and only its scripts are loaded', async ({
  page,
}) => {
  const { phone, clinic, emergency } = readSiteSettings();
  const { contacts } = readPage<{ contacts: Record<string, { title: string; searchWords?: string[] }> }>(
    'search',
  );
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/scripts/complaints.js', (route) => mayCome.then(() => route.continue()));
  await page.goto('/search');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const search = page.getByRole('search');
  const field = page.getByLabel(english('search.label'), { exact: true });
  const status = search.getByRole('status');
  const first = search.getByRole('listitem').first();

  await test.step('a keyboard user stays on a result when the words of danger come late', async () => {
    await field.fill(wanted.name);
    await expect(first).toContainText(wanted.name);
    const link = first.getByRole('link').first();
    await link.focus();
    const isJudged = page.evaluate(
      (type) =>
        new Promise((resolve) =>
          document.querySelector('#advice')?.addEventListener(type, () => resolve(true)),
        ),
      ADVICE_CHANGED,
    );
    letCome();
    await isJudged;
    await expect(link).toBeFocused();
  });

  await test.step('the phone number, the opening hours, the address and the ambulance number come first', async () => {
    for (const [id, answer] of [
      ['phone', phone],
      ['hours', describeHours(clinic.hours)],
      ['address', clinic.place],
    ] as const) {
      await field.fill(contacts[id]?.title ?? '');
      await expect(first).toContainText(answer);
    }
    // What no page says. The shipped content has this line, and another charity may have none.
    const { title = '', searchWords: [askedFor] = [] } = contacts['ask'] ?? {};
    await field.fill(askedFor ?? contacts['phone']?.title ?? '');
    await expect(first).toContainText(title);
    await expect(first.getByRole('link')).toHaveAttribute('href', /^tel:/);
    await field.fill(contacts['ambulance']?.title ?? '');
    await expect(
      page.locator(`#find a[href="tel:${emergency.ambulance}"]`).filter({ visible: true }).first(),
    ).toBeVisible();
  });

  await test.step('if no test is called what was typed, the search says so above the closest tests', async () => {
    await field.fill('');
    await field.pressSequentially(`${wanted.name} ${foreign}`);
    await expect(status).toContainText(english('pickerSearch.close', { words: `${wanted.name} ${foreign}` }));
    await expect(first).toContainText(wanted.name);
    await field.fill(`how much is ${wanted.name}?`);
    await expect(first).toContainText(wanted.name);
    await expect(status).not.toContainText(foreign);
  });

  await test.step('if nothing is found, the list stays', async () => {
    await field.fill(foreign);
    await expect(status).toHaveText(words.none);
    await expectNoAxeViolations(page);
    await openFolds(page);
    await expect(page.getByRole('link', { name: loadService(mainService).title, exact: true })).toBeVisible();
  });

  await test.step('a keyboard user who misspells a test’s name still finds the test', async () => {
    await field.fill('');
    await field.focus();
    await page.keyboard.type(misspell(wanted.name));
    await expect(status).toContainText(like('search.found'));
    await expect(first).toContainText(formatCedis(wanted.price));
    await page.keyboard.press('Enter');
    expect(page.url()).toMatch(/\/search$/);
    const expected = ['search', 'advice', 'complaints'].map((name) => `/scripts/${name}.js`);
    expect(
      asked.filter((path) => ![...expected, '/web-vitals.js', '/plausible/api/event'].includes(path)),
    ).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${mainPath}#`));
    await expect(boxOf(page, wanted)).toBeInViewport();
  });
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
