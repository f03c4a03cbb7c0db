import { expect, type Locator, type Page } from '@playwright/test';
import { formatCedis } from '#lib/booking/money.ts';
import { EXAMPLES } from '#lib/request/check-fields.ts';
import { optionsOf } from '#lib/booking/service.ts';
import { formatDay } from '#lib/time/dates.ts';
import { addIcons, translateHtml } from '../support/in-page/change-html.ts';
import { english, languagesWith } from '../support/languages.ts';
import { loadService } from '../support/load-service.ts';
import { openAt } from '../support/open-at.ts';
import { OWN_SITE } from '../support/own-site.ts';
import { need } from '../support/read-entries.ts';
import { someOptions } from '../support/price-list.ts';
import { fieldBox, fillIn, listReceived, requestForms } from '../support/request-forms.ts';
import { test } from '../support/test.ts';
import { assumeOnline, useConnection } from '../support/use-connection.ts';
import { mainPath, mainService } from '../support/main-service.ts';

/*
 * Journeys through pages that a translator or a password manager has changed before the islands start. tests/islands/changed-html
 * has every island and change. The tests find controls by their structure, because all words are other words.
 */

/*
 * What changes pages, and what it does to them:
 * - A translator replaces the texts. It marks <html>, writes its language there, and translates new texts too: below.
 * - A password manager adds elements, and fills in fields without events: below. A dark mode adds styles: tests/islands/changed-html.
 * - A proxy that makes pages smaller, such as Opera Mini, rewrites addresses. No link may name our own host, which would leave the proxy.
 * - Find in page opens <details>, and speech reads `lang`: browsers' own, with nothing to test here (docs/decisions/0038).
 */

const [group, donation] = requestForms;
const [one, two] = someOptions(mainService);
const submit = (page: Page) => page.locator('form[data-draft] [type=submit]').last();
const sent = (page: Page) => page.locator('main .callout[data-tone=good] h2');

test.describe('on a changed page,', { tag: '@nightly' }, () => {
  // On a slow connection, islands start only at the first use, so a page can be changed before that.
  test.beforeEach(async ({ page }) => {
    await useConnection(page, 'slow');
    await assumeOnline(page);
  });

  async function openChanged(page: Page, path: string, change: () => Promise<unknown>): Promise<void> {
    await page.goto(path);
    await change();
  }

  /** Starts an island. An island that cannot start would show its plain HTML instead. */
  async function start(page: Page, control: string): Promise<void> {
    await page.locator(control).first().dispatchEvent('pointerdown');
    await expect(page.locator('main [data-hydrated]').first()).toBeAttached();
  }

  /** Long foreign words fit on a phone. */
  async function expectToFit(page: Page): Promise<void> {
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
  }

  for (const isRtl of [false, true]) {
    const translate = (page: Page) => page.evaluate(translateHtml, { isRtl, goesOn: true });
    test(`a patient books two tests through a translator from ${isRtl ? 'right to left' : 'left to right'}, in the words of the clinic`, async ({
      page,
    }) => {
      await openChanged(page, mainPath, () => translate(page));
      await page.locator('.picker-next').click();
      await expect(page.locator('[data-selection=missing]')).toBeFocused();
      await page.locator(`[id="${one.id}"]`).check();
      await expect(page.locator('.picker-names')).toContainText(formatCedis(one.price));

      await test.step('a patient at step 2 stays where they are when the calendar starts', async () => {
        await page.locator('.picker-next').click();
        await expect(page.locator('[data-selection=brief]')).toContainText(formatCedis(one.price));
        // Only the names of medical tests stay, not those of consultations.
        if (one.speech?.translate === 'no') {
          await expect(page.locator('.picker-names')).toContainText(one.name);
          await expect(page.locator('[data-selection=brief]')).toHaveText(
            `${one.name}: ${formatCedis(one.price)}`,
          );
          await expect(page.locator('.picker-before')).toContainText(one.name);
        }
        const numbers = page.locator('main a[href^="tel:"]:not(.picker-top a)');
        for (const text of await numbers.allTextContents()) expect(text).toMatch(/\d{3}/);
        const button = page.locator('.frame-place button');
        await button.scrollIntoViewIfNeeded();
        const top = await page.evaluate(() => scrollY);
        await button.click();
        await expect(page.locator('.frame-place iframe')).toBeInViewport();
        expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(100);
        await expect(page.locator('main .picker[data-hydrated]')).toBeAttached();
        await page.goBack();
      });

      await page.locator('#search').fill('xqzzyx');
      await expect(page.locator('.picker-search > .stack font').first()).toBeVisible();
      await page.locator('#search').fill(two.name);
      await expect(page.locator('[data-match=yes]').first()).toBeVisible();
      await page.locator('#search').fill('');
      await page.locator(`[id="${two.id}"]`).check();
      await expect(page.locator('[data-selection=total]')).toHaveText(formatCedis(one.price + two.price));
      await expectToFit(page);
      await page.locator('.picker-next').click();
      await expect(page.locator('[data-selection=brief]')).toContainText(formatCedis(one.price + two.price));
      const message = await page.locator('.picker-contact-methods a[href*="wa.me"]').getAttribute('href');
      const text = decodeURIComponent(message ?? '');
      for (const { name } of [one, two]) expect(text).toContain(name);
      // Nothing of what the visitor reads is in the message.
      expect(text).not.toMatch(/[\u0400-\u05ff\u0660-\u0669]/);
      await page.locator('.frame-place button').click();
      const calendar = await page.locator('.frame-place iframe').getAttribute('src');
      expect(decodeURIComponent(calendar ?? '').replaceAll('+', ' ')).toContain(`${one.name}, ${two.name}`);
      await expectToFit(page);
    });
  }

  test('a group corrects two mistakes and sends its request through a translator', async ({
    page,
    request,
  }) => {
    await openChanged(page, group.path, () => page.evaluate(translateHtml, { isRtl: true, goesOn: true }));
    await fieldBox(page, 'name').fill('Ama');
    await start(page, 'form [name=name]');
    await expect(fieldBox(page, 'name')).toHaveValue('Ama');
    await expect(fieldBox(page, 'name')).toBeFocused();
    const words = `Forty people ${crypto.randomUUID()}`;
    await fillIn(page, group, words);
    await fieldBox(page, 'phone').fill('024');
    await fieldBox(page, 'email').fill('ama@');
    await submit(page).click();
    const mistakes = page.locator('form [role=alert] li a:has(font)');
    await expect(mistakes).toHaveCount(2);
    await expect(mistakes.first()).toContainText(EXAMPLES.international);
    await expect(mistakes.last()).toContainText(EXAMPLES.email);
    await expectToFit(page);
    await mistakes.first().click();
    await expect(fieldBox(page, 'phone')).toBeFocused();
    await fieldBox(page, 'phone').fill('024 123 4567');
    await fieldBox(page, 'email').fill('ama@example.org');
    await submit(page).click();
    await expect(sent(page)).toBeVisible();
    await expectToFit(page);
    const received = await listReceived(request, words);
    expect(received.map(({ name, email }) => [name, email])).toEqual([['Ama Serwaa ɛ ɔ', 'ama@example.org']]);
  });

  test('a password manager does not stop a donation request', async ({ page, request }) => {
    await openChanged(page, donation.path, () => page.evaluate(addIcons));
    await start(page, 'form [name=name]');
    const words = `Ten beds ${crypto.randomUUID()}`;
    await fillIn(page, donation, words);
    // Some password managers fill in a field without an event.
    await fieldBox(page, 'name').evaluate((box: HTMLInputElement) => (box.value = 'Abena'));
    await submit(page).click();
    await expect(sent(page)).toBeVisible();
    const received = await listReceived(request, words);
    expect(received.map(({ name }) => name)).toEqual(['Abena']);
  });

  /** What the site wrote into an element, which a translator has replaced. Old words must not stay beside new ones. */
  const expectOriginal = (part: Locator, words: string) =>
    expect
      .poll(() =>
        part.evaluate((element) =>
          Array.from(element.querySelectorAll<HTMLElement>('[data-from]'), ({ dataset }) =>
            dataset['from']?.trim(),
          ).join(' '),
        ),
      )
      .toBe(words);

  test('phone numbers and examples keep their digits and order in text from right to left', async ({
    page,
  }) => {
    for (const path of ['/', mainPath, '/donate', group.path, '/your-visit', '/wohohiame']) {
      await openChanged(page, path, () => page.evaluate(translateHtml, { isRtl: true }));
      const wrong = await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        while (walker.nextNode()) {
          const text = walker.currentNode as Text;
          if (text.parentElement?.closest('script, style')) continue;
          for (const { 0: number, index } of text.data.matchAll(/[+*]?\p{Nd}[\p{Nd}\s*#]{6,}/gu)) {
            const leftOf = (at: number) => {
              const range = document.createRange();
              range.setStart(text, at);
              range.setEnd(text, at + 1);
              return range.getBoundingClientRect().left;
            };
            const isInOrder = leftOf(index) <= leftOf(index + number.trimEnd().length - 1);
            if (!isInOrder || /[٠-٩]/.test(number)) found.push(number);
          }
        }
        return found;
      });
      expect({ path, wrong }).toEqual({ path, wrong: [] });
    }
  });

  for (const { tag, name } of languagesWith().slice(0, 1))
    test(`a reader of ${name} who translates the page can go to English and back`, async ({ page }) => {
      const translate = () => page.evaluate(translateHtml, { isRtl: true, goesOn: true });
      await openChanged(page, `/${tag}#not-here`, translate);
      // The names of languages stay, for people who look for their own.
      const english = page.locator('#menu a[lang=en][translate=no], footer a[lang=en][translate=no]');
      for (const link of await english.all()) await expect(link).toHaveText('English');
      await expect(page.locator('#not-here font').first()).toBeVisible();
      await page.locator('footer a[lang=en][translate=no]').click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await translate();
      await page.locator(`footer a[lang=${tag}][translate=no]`).click();
      await expect(page).toHaveURL(`/${tag}`);
      await expect(page.locator('#not-here')).toBeHidden();
    });

  test('the search finds a test by its names through a translator', async ({ page }) => {
    const test = need(
      optionsOf(loadService(mainService)).find(({ about }) => about?.alsoCalled[0]),
      'a test with another name',
    );
    await openChanged(page, '/search', () => page.evaluate(translateHtml, { goesOn: true }));
    for (const typed of [test.name, test.about?.alsoCalled[0] ?? '']) {
      await page.locator('#words').fill(typed);
      await expect(page.locator('#found a').first()).toHaveText(test.name);
      // The sentence about the results is a live region: a translator has time for it.
      await expect(page.locator('#find [role=status] font font')).toHaveCount(1);
    }
  });

  test('the small scripts write new words in place of the translated ones as time passes', async ({
    page,
  }) => {
    const translate = () => page.evaluate(translateHtml, { goesOn: true });
    // Slides that turn by themselves would go on.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install({ time: '2026-11-03T07:59:00Z' });
    await openChanged(page, OWN_SITE, translate);
    const state = page.getByRole('main').locator('[data-states]');
    await expectOriginal(state, english('hours.opens', { day: english('hours.today'), time: '8:00am' }));
    await page.clock.runFor(60_000);
    await expectOriginal(state, english('hours.openUntil', { time: '5:00pm' }));

    const carousel = page.locator('.carousel');
    await carousel.locator('button').last().click();
    await carousel.locator('.slides').dispatchEvent('scroll');
    await page.clock.runFor(150);
    const slide = (await carousel.locator('.slide').nth(1).getAttribute('aria-label')) ?? '';
    await expectOriginal(carousel.locator('.place'), slide);

    await openChanged(page, `${OWN_SITE}/events`, translate);
    await page.locator('#near summary').first().click();
    await page.locator('#near select').selectOption({ index: 1 });
    await expect(page.locator('#near .found > li font').first()).toBeVisible();
    await expect(page.locator('#near [role=status] font font')).toHaveCount(1);
  });

  test('lists by day write new words in place of the translated ones', async ({ page }) => {
    const [day, later] = [Date.parse('2099-12-30'), Date.parse('2099-12-31')];
    await openAt(page, '/events', day);
    await page.evaluate(translateHtml, { goesOn: true });
    const today = page.locator('[data-today]');
    await expectOriginal(today, formatDay(day));
    await page.clock.setFixedTime(later);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expectOriginal(today, formatDay(later));
    const months = page.locator('#past .month');
    for (const month of await months.all()) await expect(month.locator('font font')).toHaveCount(1);
  });

  test('a page that a proxy rewrites keeps visitors in the proxy', async ({ page }) => {
    for (const path of [mainPath, group.path, donation.path, '/events', '/who-we-are', '/search']) {
      await page.goto(path);
      const leaving = await page.evaluate(() => {
        const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
        const own = [new URL(canonical ?? location.href).origin, location.origin];
        return Array.from(document.body.querySelectorAll('[href], [src], [action]'), (element) =>
          ['href', 'src', 'action'].map((name) => element.getAttribute(name) ?? ''),
        )
          .flat()
          .filter((address) => own.some((origin) => address.startsWith(origin)));
      });
      expect(leaving, path).toEqual([]);
    }
  });
});
