import { expect, type Page } from '@playwright/test';
import { formatCedis } from '#lib/booking/money.ts';
import { optionsOf, shownPriceOf } from '#lib/booking/service.ts';
import { loadService } from '../support/load-service.ts';
import { eventsPage } from '../support/read-entries.ts';
import { test } from '../support/test.ts';
import { english } from '../support/languages.ts';
import { mainPath, mainService } from '../support/main-service.ts';

// Some browsers use neither styles nor script: text browsers, feature phones, Opera Mini in its extreme mode.

async function openPlain(page: Page, path: string): Promise<string> {
  await page.goto(path);
  return page.evaluate(() => {
    for (const sheet of document.styleSheets) sheet.disabled = true;
    return document.body.innerText;
  });
}

test.describe('in a plain browser,', { tag: '@nightly' }, () => {
  test('without styles, a price list shows each test once with its price', async ({ page }) => {
    const service = loadService(mainService);
    const lines = (await openPlain(page, mainPath)).split('\n').map((line) => line.trim());
    const options = optionsOf(service);
    const priced = options.flatMap((option) => {
      const price = shownPriceOf(option);
      return price === undefined ? [] : { name: option.name, price };
    });
    for (const { name, price } of priced)
      expect(lines.filter((line) => line.startsWith(`${name} GH₵`))).toEqual([
        `${name} ${formatCedis(price)}`,
      ]);
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
});
