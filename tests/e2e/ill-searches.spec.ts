import { expect, type Page } from '@playwright/test';
import { optionsOf } from '#lib/booking/service.ts';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { theFirst } from '../support/breadth.ts';
import { expectNoAxeViolationsAtNight } from '../support/expect-no-axe-violations.ts';
import { languagesWith, say } from '../support/languages.ts';
import { loadServices } from '../support/load-service.ts';
import { need } from '../support/read-entries.ts';
import { phraseOf, readSymptoms } from '../support/read-symptoms.ts';
import { test } from '../support/test.ts';
import { useConnection } from '../support/use-connection.ts';
import { mainPath } from '../support/main-service.ts';

const { emergency } = readSiteSettings();
const entries = readSymptoms();
// The words are tested in tests/shipped/unit/ill-searches.test.ts; here one of each kind, on each kind of page.
const danger = () => phraseOf('danger');
const possible = () => phraseOf('danger', 'possible');
const symptom = () => phraseOf('symptom');
const services = loadServices();
/** The price lists have the same search. */
const pages = [mainPath, '/search'];
/** The name of an option that the search on a page finds. */
const optionOn = (path: string) => {
  const service = services.find(({ id }) => path === `/${id}`) ?? services[0];
  return service ? (optionsOf(service)[0]?.name ?? '') : '';
};

const box = (page: Page) => page.locator('#advice');
const numberLink = (page: Page) => box(page).locator(`a[href="tel:${emergency.general}"]:visible`);
const matches = (page: Page) => page.locator('[data-match=yes], #found > li');
const field = (page: Page) => page.getByRole('searchbox').first();

async function expectNumbersFirst(page: Page): Promise<void> {
  await expect(numberLink(page)).toHaveCount(1);
  await expect(matches(page)).toHaveCount(0);
}

for (const path of pages)
  test(`somebody in danger who searches at ${path} sees the emergency number first, and a symptom names a clinician`, async ({
    page,
  }) => {
    await page.goto(path);
    await field(page).fill(danger());
    await expect(box(page).getByText(say('en', 'advice.danger'))).toBeVisible();
    await expectNumbersFirst(page);
    await expect(numberLink(page)).toBeInViewport();
    const { height = 0 } = (await numberLink(page).boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(44);
    await field(page).fill(symptom());
    await expect(box(page).getByText(say('en', 'advice.symptom'))).toBeVisible();
    await field(page).fill('');
    await expect(box(page).getByRole('link')).toHaveCount(0);

    await test.step('who types what may be a danger sees the emergency numbers too', async () => {
      await field(page).fill(`${optionOn(path)} `);
      await expect(matches(page)).not.toHaveCount(0);
      await expect(numberLink(page)).toHaveCount(0);
      await field(page).fill(`${possible()} `);
      await expect(numberLink(page)).toHaveCount(1);
      await expect(numberLink(page)).toBeInViewport();
      await field(page).fill('');
    });

    await test.step('with the keyboard of a phone open, who is in danger or finds nothing sees a number', async () => {
      await page.setViewportSize({ width: 360, height: 300 });
      for (const typed of [danger(), 'zzzz']) {
        await field(page).fill(`${typed} `);
        await expect(numberLink(page)).toHaveCount(1);
        await expect(numberLink(page)).toBeInViewport();
        await expect(field(page)).toBeInViewport();
        const isOnTop = await numberLink(page).evaluate((link) => {
          const { left, top, height } = link.getBoundingClientRect();
          return link.contains(document.elementFromPoint(left + 5, top + height / 2));
        });
        expect(isOnTop).toBe(true);
        await field(page).fill('');
        await expect(numberLink(page)).toHaveCount(0);
      }
      await page.setViewportSize({ width: 360, height: 640 });
    });

    if (path !== mainPath) return;
    await expectNoAxeViolationsAtNight(page, '#advice');
    await test.step('a danger is judged when a word is complete, not while it is typed', async () => {
      // A search without a match shows the numbers too, so this reads whether the text was judged.
      const isJudged = async () => (await box(page).getAttribute('data-advice')) !== null;
      await field(page).press('Backspace');
      await page.keyboard.insertText(possible());
      expect(await isJudged()).toBe(false);
      await field(page).press('Space');
      expect(await isJudged()).toBe(true);
      await field(page).fill('');
      await page.keyboard.insertText(possible());
      await field(page).press('Enter');
      expect(await isJudged()).toBe(true);
      await field(page).fill('');
    });

    await test.step('halfway down a price list, who describes danger sees the number', async () => {
      await field(page).fill('e ');
      await expect(matches(page).first()).toBeVisible();
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
      await field(page).pressSequentially(danger());
      await expectNumbersFirst(page);
      await expect(numberLink(page)).toBeInViewport();
    });
    await test.step('Enter, pressed before a danger is judged, moves nobody to a test', async () => {
      await field(page).fill(possible());
      await field(page).fill('');
      // A test that matches until Enter judges the danger behind its name.
      await field(page).pressSequentially(`${optionOn(path)} ${danger()}`);
      await page.keyboard.press('Enter');
      await expect(box(page).getByText(say('en', 'advice.danger'))).toBeVisible();
      await expect(numberLink(page)).toBeInViewport();
      await expect(field(page)).toBeFocused();
    });
  });

test(
  'a danger is recognised before the words of complaints load, and again with them',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.route('**/scripts/complaints.js', () => undefined);
    const first = need(
      entries.find((entry) => entry.kind === 'danger' && entry.first && entry.words['en']),
      'a danger with first: true',
    );
    await page.goto(mainPath);
    await field(page).fill((first.words['en']?.[0] ?? '').replace(/\/[^ ]*/g, ''));
    await expect(box(page).getByText(say('en', 'advice.danger'))).toBeVisible();
    await expectNumbersFirst(page);
  },
);

test(
  'somebody who types a symptom sees advice that loads after the matches',
  { tag: '@nightly' },
  async ({ page }) => {
    const { promise: held, resolve: letCome } = Promise.withResolvers<void>();
    await page.route('**/scripts/complaints.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(mainPath);
    await field(page).fill(symptom());
    await expect(page.locator('[data-match]').first()).toBeAttached();
    letCome();
    await expect(box(page).getByText(say('en', 'advice.symptom'))).toBeInViewport();
  },
);

for (const [index, script] of ['advice', 'complaints'].entries())
  test(
    `a search whose ${script}.js cannot load shows the emergency number`,
    { tag: index === 0 ? [] : ['@nightly'] },
    async ({ page }) => {
      await page.route(`**/scripts/${script}*.js`, (route) => route.abort());
      await page.goto(mainPath);
      await field(page).fill('zzzz');
      await expect(numberLink(page)).toHaveCount(1);
      await field(page).fill(optionOn(mainPath));
      await expect(matches(page)).not.toHaveCount(0);
      await expect(numberLink(page)).toHaveCount(1);
    },
  );

for (const [index, { tag, name }] of languagesWith(mainPath).entries())
  test(
    `somebody in danger reads the advice and its help link in ${name}`,
    theFirst(index),
    async ({ page }) => {
      const linked = need(
        entries.find(({ kind, link, words }) => kind === 'danger' && link && words[tag]),
        `a danger with a link, in ${name}`,
      );
      await page.goto(`/${tag}${mainPath}`);
      await field(page).fill((linked.words[tag]?.[0] ?? '').replace(/\/[^ ]*/g, ''));
      await expect(box(page).getByText(say(tag, 'advice.danger'))).toBeVisible();
      await expect(numberLink(page)).toHaveCount(1);
      // The box has two emergency numbers and the help link, but not the English label of the help link.
      await expect(box(page)).not.toContainText(linked.link?.label ?? '');
      await expect(box(page).getByRole('link')).toHaveCount(3);
    },
  );

test.describe('offline, after two pages on a slow connection', () => {
  // A service worker could hide a fault that a test makes, so the other tests block the worker.
  test.use({ serviceWorkers: 'allow' });

  test('somebody in danger sees the emergency number', { tag: '@nightly' }, async ({ page, context }) => {
    await useConnection(page, 'slow');
    await page.goto('/booking');
    // On a slow connection, the service worker starts on the second page of a visit. `referer` makes this page the second.
    await page.goto(mainPath, { referer: page.url() });
    const isKept = () => page.evaluate(async () => Boolean(await caches.match('/scripts/complaints.js')));
    await expect.poll(isKept).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await field(page).fill(danger());
    await expectNumbersFirst(page);
  });
});
