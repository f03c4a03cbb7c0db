import { expect } from '@playwright/test';
import { dialable } from '#lib/contact/contact-methods.ts';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { listBuiltPages } from '../support/list-built-pages.ts';
import { test } from '../support/test.ts';

/**
 * Runs in the page. Lists which links to booking, phone and donating are missing. A page must show each link outside the main
 * content or at the top of a price list. The link to booking must be on the first screen. For the other links, visitors may have to
 * scroll.
 */
function listMissingContactLinks(phone: string): string[] {
  scrollTo({ top: 0, behavior: 'instant' });
  const links = document.querySelectorAll<HTMLAnchorElement>('body > :not(main) a[href], .picker-top a');
  const shown = Array.from(links).filter((link) => {
    const { width, height, left, right } = link.getBoundingClientRect();
    const isThere = link.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return isThere && width > 0 && height > 0 && left >= 0 && right <= document.documentElement.clientWidth;
  });
  const { lang } = document.documentElement;
  // A page in another language links to pages in its own language.
  const linksTo = (to: string) =>
    shown.filter((link) => [to, `/${lang}${to}`].includes(link.getAttribute('href') ?? ''));
  const missing = ['/booking', `tel:${phone}`, '/donate'].filter((to) => linksTo(to).length === 0);
  // The bar of pages about giving begins with their payment methods, and that of /booking with a link to its own top.
  const own = document.querySelectorAll('.phone-bar [href="#gift"], .phone-bar [href="#main"]');
  const isAtHand = [...linksTo('/booking'), ...own].some(
    (link) => link.getBoundingClientRect().bottom <= innerHeight,
  );
  return isAtHand ? missing : [...missing, '/booking on the first screen'];
}

const phone = dialable(readSiteSettings('').phone);
const widths = [360, 768, 900, 1056, 1280, 1920];

test('pages show contact links at six screen widths', { tag: ['@desktop', '@nightly'] }, async ({ page }) => {
  const addresses = (await listBuiltPages()).filter((address) => !address.endsWith('/404'));
  test.setTimeout(test.info().timeout + 10_000 * addresses.length);
  const faults: string[] = [];
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const missing = await page.evaluate(listMissingContactLinks, phone);
      faults.push(...missing.map((to) => `${address} at ${width} pixels: ${to}`));
    }
  }
  expect(faults).toEqual([]);
});
