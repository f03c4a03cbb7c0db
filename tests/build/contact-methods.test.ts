import { english } from '../support/languages.ts';
import { describe, expect, test } from 'vitest';
import { formatCedis } from '#lib/booking/money.ts';
import { priceSummaryOf } from '#lib/booking/service.ts';
import { toGsm } from '#lib/contact/gsm-letters.ts';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { standInEnvironment } from '../stand-ins/environment.ts';
import { readEntries } from '../support/read-entries.ts';
import { loadServices } from '../support/load-service.ts';
import { builtSites } from './built-sites.ts';
import type { BuiltPage } from './read-site.ts';
import { readParts } from './read-words.ts';

const listNames = (folder: string, path: string) =>
  readEntries<{ name?: string; title?: string }>(folder).map(({ id, name, title }) => ({
    address: `${path}${id}`,
    name: name ?? title ?? '',
  }));
const entries = [
  ...listNames('volunteer-roles', '/volunteers/'),
  ...listNames('internships', '/internships/'),
  ...listNames('programmes', '/donate-'),
];

/** The text and links of a page, without its header and footer. */
function readMain(page: BuiltPage | undefined) {
  const [main] = readParts(page?.html ?? '', 'main');
  const links = readParts(main?.html ?? '', 'a').map(({ attributes }) => attributes.get('href') ?? '');
  return { words: main?.words ?? '', links };
}

const joined = (words: string) => words.replace(/\s|&nbsp;/g, '');
const spaced = (words: string) => words.replace(/(?:\s|&nbsp;)+/g, ' ');

describe.each(builtSites)('$name', ({ name: folder, pages }) => {
  const site = readSiteSettings(folder === 'dist' ? '' : standInEnvironment['SITE_OVERRIDES']);
  const mainOf = (address: string) => readMain(pages.find((page) => page.address === address));

  test('a WhatsApp message that shares an event has the event’s details, place and link', () => {
    const events = readEntries<{ title?: string; details: string; location?: string }>('events');
    const shown = events.filter(({ id }) => pages.some(({ address }) => address === `/events/${id}`));
    for (const { id, details, location = '' } of shown) {
      const { words, links } = mainOf(`/events/${id}`);
      const shared = links.find((link) => link.startsWith('https://wa.me/?text='));
      if (!shared) {
        // Nobody shares an event that is over.
        expect(spaced(words), id).toContain(english('event.over'));
        continue;
      }
      const text = new URL(shared).searchParams.get('text');
      expect(text, id).toContain(details);
      expect(text, id).toContain(location);
      expect(text?.split('\n').at(-1), id).toBe(`${site.url}/events/${id}`);
    }
  });

  test('at / and /booking, each service shows its number of prices and its lowest price', () => {
    for (const path of ['/', '/booking'])
      for (const service of loadServices()) {
        const prices = priceSummaryOf(service);
        const priced = { count: `${prices?.count}`, price: formatCedis(prices?.lowest ?? 0) };
        expect(joined(mainOf(path).words), path).toContain(joined(english('home.priced', priced)));
      }
  });

  test('the page /search, or a list of past years, has a link to every other English page without `noindex`', () => {
    // The pages of past years are only on these two lists, and earlier visits to one place only on those pages.
    const years = pages
      .map(({ address }) => address)
      .filter((address) => /^\/(?:events|news)\/\d{4}/.test(address));
    const links = ['/search', '/events', '/news', ...years].flatMap((path) => mainOf(path).links);
    const listed = new Set(links.map((href) => href.replace(/#.*/, '')));
    const found = pages.filter(
      ({ language, html }) => language === 'en' && !html.includes('content="noindex"'),
    );
    expect(found.length).toBeGreaterThan(10);
    const missing = found.map(({ address }) => address).filter((address) => !listed.has(address));
    expect(missing).toEqual(['/search']);
  });

  test('a visitor finds the shop with /search, as no menu has it', () => {
    expect(mainOf('/search').links).toContain('/store');
  });

  test('a ready-made SMS or WhatsApp message names the role, internship or programme of its page', () => {
    const silent = entries.flatMap(({ address, name }) => {
      const elements = pages.find((page) => page.address === address)?.elements ?? [];
      const links = elements.map(({ attributes }) => decodeURIComponent(attributes.get('href') ?? ''));
      const has = (start: string, words: string) =>
        links.some((link) => link.startsWith(start) && link.includes(words));
      // An SMS can have only GSM letters, so `toGsm` writes E for Ɛ.
      const isNamed = has('sms:', toGsm(name)) && has('https://wa.me/', name);
      return elements.length === 0 || isNamed ? [] : [address];
    });
    expect(silent).toEqual([]);
    expect(entries.some(({ address }) => pages.some((page) => page.address === address))).toBe(true);
  });
});
