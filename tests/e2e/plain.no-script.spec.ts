import { expect, type Page } from '@playwright/test';
import { formatCedis } from '#lib/booking/money.ts';
import { optionsOf, shownPriceOf } from '#lib/booking/service.ts';
import { galleryEvent } from '../support/own-site.ts';
import { loadService } from '../support/load-service.ts';
import { eventsPage, readEntries } from '../support/read-entries.ts';
import { test } from '../support/test.ts';
import { english } from '../support/languages.ts';
import { mainPath, mainService } from '../support/main-service.ts';

// Some browsers use neither styles nor script: text browsers, feature phones, Opera Mini in its extreme mode.

const paths = [
  ...[
    '/',
    '/booking',
    mainPath,
    '/group-health-check',
    '/donate',
    ...readEntries('volunteer-roles')
      .slice(0, 1)
      .map(({ id }) => `/volunteers/${id}`),
  ],
  ...['/events', galleryEvent.address, '/our-impact', '/who-we-are', '/news', '/search'],
];

async function openPlain(page: Page, path: string): Promise<string> {
  await page.goto(path);
  return page.evaluate(() => {
    for (const sheet of document.styleSheets) sheet.disabled = true;
    return document.body.innerText;
  });
}

/** The faults that a visitor without styles would meet on the open page. */
const listPlainFaults = () => {
  const isShown = (part: Element) => part.getClientRects().length > 0;
  const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
  const written = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) for (const word of wordsOf(walker.currentNode.nodeValue ?? '')) written.add(word);
  const list = (fault: string, parts: Iterable<Element>) =>
    [...parts].filter(isShown).map((part) => `${fault}: ${part.outerHTML.slice(0, 80)}`);
  return [
    ...wordsOf(document.body.innerText)
      .filter((word) => !written.has(word))
      .map((word) => `runs together: ${word}`),
    ...list('trap', document.querySelectorAll('[name=leave-this-empty], [name=b_name]')),
    ...list('does nothing', document.querySelectorAll('button[type=button], .needs-script, [role=search]')),
    ...list(
      'as wide as the page',
      [...document.querySelectorAll('svg')].filter((svg) => svg.getBoundingClientRect().width > 330),
    ),
    // The menu comes before the text, so that it opens while the text still arrives.
    ...(document.links[0]?.hash === '#main' ? [] : ['no link over the menu to the text']),
  ];
};

test(
  'without styles, visitors see no joined words, useless buttons or spam traps',
  { tag: '@nightly' },
  async ({ page }) => {
    for (const path of paths) {
      await openPlain(page, path);
      expect.soft(await page.evaluate(listPlainFaults), path).toEqual([]);
    }
  },
);

test('without styles, a price list shows each test once with its price', async ({ page }) => {
  const service = loadService(mainService);
  const lines = (await openPlain(page, mainPath)).split('\n').map((line) => line.trim());
  const options = optionsOf(service);
  const priced = options.flatMap((option) => {
    const price = shownPriceOf(option);
    return price === undefined ? [] : { name: option.name, price };
  });
  for (const { name, price } of priced)
    expect(lines.filter((line) => line.startsWith(`${name} GH₵`))).toEqual([`${name} ${formatCedis(price)}`]);
  const names = new Set(priced.map(({ name }) => name));
  expect(lines.filter((line) => names.has(line))).toEqual([]);
  expect(lines).not.toContain(english('picker.nothingSelected'));
  expect(lines).not.toContain(service.emptyMessage);
  // Without styles, both steps are visible, so each step needs a heading.
  const headings = (await page.locator('main :is(h1, h2)').allInnerTexts()).map((text) => text.trim());
  const steps = [service.title, service.categories[0]?.name ?? '', english('schedule.heading')];
  expect(headings.filter((heading) => steps.includes(heading))).toEqual(steps);
});

test('without styles, a list of upcoming events does not also say “no events”', async ({ page }) => {
  const text = await openPlain(page, '/events');
  await expect(page.locator('#upcoming li').first()).toBeVisible();
  const { upcoming, past } = eventsPage();
  expect(text).not.toContain(upcoming.empty);
  expect(text.indexOf(upcoming.name)).toBeGreaterThan(-1);
  expect(text.indexOf(upcoming.name)).toBeLessThan(text.lastIndexOf(past.name));
});
