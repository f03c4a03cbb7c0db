import { expect } from '@playwright/test';
import { readFileSync, rmSync } from 'node:fs';
import type { ParentNode } from 'domhandler';
import { formatCedis } from '#lib/booking/money.ts';
import { toGsm } from '#lib/contact/gsm-letters.ts';
import { findAll, readPage } from '#lib/page/html-tree.ts';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { toPseudo } from '../support/pseudo-language.ts';
import {
  buildWithLanguage,
  listAddedFiles,
  ADDED_LANGUAGE_FOLDER,
  ADDED_TAG,
  SUFFIX_LETTERS,
} from '../support/build-added-language.ts';
import { expectNoAxeViolations } from '../support/expect-no-axe-violations.ts';
import { createEnglishFinder, listTexts } from '../support/find-english.ts';
import { say } from '../support/languages.ts';
import { boxOf, someOptions } from '../support/price-list.ts';
import { readCalendar, readFeed } from '../support/read-subscribed.ts';
import { listReceived, requestForms } from '../support/request-forms.ts';
import { serveOwnContent } from '../support/serve-own-content.ts';
import { test } from '../support/test.ts';
import { mainPath, mainService } from '../support/main-service.ts';

const inPseudo = (name: string) => toPseudo(say('en', name));

test.describe('a language added only in content/', { tag: '@nightly' }, () => {
  const origin = serveOwnContent(ADDED_LANGUAGE_FOLDER, buildWithLanguage);
  test.afterAll(() => rmSync(ADDED_LANGUAGE_FOLDER, { recursive: true, force: true }));

  test('has pages on which only names are English', async () => {
    const pages = listAddedFiles('.html');
    expect(pages.length).toBeGreaterThan(50);
    const isEnglish = await createEnglishFinder();
    const english: [path: string, text: string][] = [];
    for (const path of pages) {
      const [html] = findAll('html', readPage(readFileSync(`${ADDED_LANGUAGE_FOLDER}${path}.html`, 'utf8')));
      expect(html?.attribs['lang'], path).toBe(ADDED_TAG);
      for (const { text, language } of listTexts(html as ParentNode, ADDED_TAG))
        if ([ADDED_TAG, 'en'].includes(language) && isEnglish(text, language)) english.push([path, text]);
    }
    expect(english).toEqual([]);
  });

  test('has its own feed, calendars and manifest', async () => {
    const isEnglish = await createEnglishFinder();
    const read = (path: string) => readFileSync(ADDED_LANGUAGE_FOLDER + path, 'utf8');
    const { url, name } = readSiteSettings('');
    const feed = readFeed(read(`/${ADDED_TAG}/rss.xml`), ADDED_TAG);
    expect(feed.items).toBeGreaterThan(0);
    const [fullCalendar, ...eventCalendars] = listAddedFiles('.ics').map((path) => readCalendar(read(path)));
    const calendars = [fullCalendar, ...eventCalendars];
    // The calendar of all events goes back twelve months only.
    expect(fullCalendar?.links.length).toBeGreaterThan(0);
    expect(fullCalendar?.links.length).toBeLessThanOrEqual(eventCalendars.length);
    for (const { language, texts, links } of [feed, ...calendars].filter((each) => each !== undefined)) {
      expect(language.toLowerCase()).toBe(ADDED_TAG);
      expect(texts.filter((text) => isEnglish(text))).toEqual([]);
      for (const link of links.filter((each) => each.startsWith(url)))
        expect(link).toMatch(new RegExp(`^${url}/(?:${ADDED_TAG}(?:/|$)|_astro/)`));
    }
    for (const calendar of calendars) expect(calendar?.name).toBe(name);
    const manifest = JSON.parse(read(`/${ADDED_TAG}/manifest.webmanifest`)) as Record<string, string>;
    expect(manifest).toMatchObject({ lang: ADDED_TAG, start_url: `/${ADDED_TAG}`, scope: '/' });
    expect(isEnglish(manifest['description'] ?? 'none')).toBe(false);
    // The pages of the language link to these files, not to the English files.
    for (const path of listAddedFiles('.html')) {
      const page = readPage(read(`${path}.html`));
      const linked = [...findAll('link', page), ...findAll('a', page)].map(
        ({ attribs }) => attribs['href'] ?? '',
      );
      const files = linked.filter((href) => /^\/[^?#]*\.(?:xml|ics|webmanifest)$/.test(href));
      expect(files.length, path).toBeGreaterThan(1);
      for (const file of files) expect(file, path).toMatch(new RegExp(`^/${ADDED_TAG}/`));
    }
  });

  test('has no page wider than the screen of a 320-pixel phone', async ({ page }) => {
    test.setTimeout(600_000);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.route(/\.(?:avif|webp|jpe?g|png)$/, (route) => route.abort());
    const wide: string[] = [];
    for (const path of listAddedFiles('.html')) {
      await page.goto(origin() + path, { waitUntil: 'domcontentloaded' });
      if (await page.evaluate('document.documentElement.scrollWidth > innerWidth')) wide.push(path);
    }
    expect(wide).toEqual([]);
  });

  test('has a working price list and a working donation form', async ({ page }) => {
    const [one, two] = someOptions(mainService);
    await page.goto(`${origin()}/${ADDED_TAG}${mainPath}`);
    await expectNoAxeViolations(page);
    await boxOf(page, one).check();
    await boxOf(page, two).check();
    const total = inPseudo('picker.total').replace('{total}', formatCedis(one.price + two.price));
    await expect(page.getByText(total, { exact: true })).toBeVisible();
    await page.getByRole('link', { name: inPseudo('picker.next'), exact: true }).click();
    await expect(page.getByRole('heading', { name: inPseudo('schedule.heading') })).toBeFocused();
    await expectNoAxeViolations(page);

    const mark = crypto.randomUUID();
    await page.goto(`${origin()}/${ADDED_TAG}/donate-form`);
    await page.locator('main [name=name]').focus();
    await expect(page.locator('form[novalidate]')).toBeVisible();
    const typed = { name: 'Ama', phone: '024 123 4567', email: 'ama@example.org', request: mark };
    for (const [field, text] of Object.entries(typed)) await page.locator(`main [name=${field}]`).fill(text);
    await page.locator('main form [type=submit]').first().click();
    await expect(page.getByRole('heading', { level: 2 }).and(page.locator(':focus'))).toHaveText(
      SUFFIX_LETTERS,
    );
    expect(await listReceived(page.request, mark)).toHaveLength(1);
    await expectNoAxeViolations(page);
  });

  test.describe('with JavaScript off', () => {
    test.use({ javaScriptEnabled: false });

    test('has booking messages in which only names are English', async ({ page }) => {
      const isEnglish = await createEnglishFinder();
      const [one] = someOptions(mainService);
      await page.goto(`${origin()}/${ADDED_TAG}/booking`);
      await page.locator(`main a[href="/${ADDED_TAG}${mainPath}"]`).first().click();
      await expect(page.locator('html')).toHaveAttribute('lang', ADDED_TAG);
      const option = page.locator('label').filter({ hasText: one.name }).first();
      await expect(option).toContainText(formatCedis(one.price));
      await boxOf(page, one).check();
      await page.getByRole('link', { name: inPseudo('picker.next'), exact: true }).click();
      await expect(page.getByRole('heading', { name: inPseudo('schedule.heading') })).toBeInViewport();
      const readTexts = async (start: string) => {
        const link = page.locator(`.picker-schedule a[href^="${start}"]`).first();
        await expect(link).toBeVisible();
        return [...new URL((await link.getAttribute('href')) ?? '').searchParams.values()];
      };
      const whatsapp = await readTexts('https://wa.me');
      for (const texts of [whatsapp, await readTexts('mailto:')]) {
        expect(texts.join()).toMatch(SUFFIX_LETTERS);
        expect(texts.filter((text) => isEnglish(text))).toEqual([]);
      }
      // An SMS contains only letters of the GSM alphabet, so `toGsm` replaces ɛ with e.
      expect(await readTexts('sms:')).toEqual(whatsapp.map(toGsm));
      // A button sends the fields of this form by e-mail.
      const fields = await page
        .locator('#choose')
        .evaluate((form: HTMLFormElement) => [...new FormData(form)].flat().map(String));
      expect(fields.join()).toMatch(SUFFIX_LETTERS);
      expect(fields.filter((text) => isEnglish(text))).toEqual([]);
    });

    for (const path of requestForms.map((form) => form.path))
      test(`lets a visitor send the form at ${path}`, async ({ page }) => {
        const isEnglish = await createEnglishFinder();
        const mark = crypto.randomUUID();
        await page.goto(`${origin()}/${ADDED_TAG}${path}`);
        const form = page.locator('main form');
        const notice = await form.locator('noscript p').innerText();
        expect(notice).toMatch(SUFFIX_LETTERS);
        for (const text of [notice, ...(await form.locator('label, button').allInnerTexts())])
          expect(isEnglish(text), text).toBe(false);
        const typed = { name: 'Ama', phone: '024 123 4567', email: 'ama@example.org', request: mark };
        for (const [field, text] of Object.entries(typed)) await form.locator(`[name=${field}]`).fill(text);
        const day = form.locator('[type=date]');
        if (await day.count()) await day.fill('2099-01-05');
        await form.locator('[type=submit]').first().click();
        await expect(page.locator('body')).toHaveText('OK');
        expect(await listReceived(page.request, mark)).toHaveLength(1);
      });

    test('has a page for unknown addresses, with a link home', async ({ page }) => {
      await page.goto(`${origin()}/${ADDED_TAG}/no-such-page`);
      await expect(page).toHaveURL(`${origin()}/${ADDED_TAG}/not-found`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(SUFFIX_LETTERS);
      await page
        .getByRole('main')
        .getByRole('link', { name: inPseudo('shell.home') })
        .click();
      await expect(page).toHaveURL(`${origin()}/${ADDED_TAG}`);
      await expect(page.locator('html')).toHaveAttribute('lang', ADDED_TAG);
    });
  });
});
