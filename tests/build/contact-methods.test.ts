import { english } from '../support/languages.ts';
import { describe, expect, test } from 'vitest';
import { formatCedis } from '#lib/booking/money.ts';
import { priceSummaryOf } from '#lib/booking/service.ts';
import { toGsm } from '#lib/contact/gsm-letters.ts';
import { fill } from '#lib/placeholders.ts';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { isConfigured } from '#lib/security/third-parties.ts';
import { standInEnvironment } from '../stand-ins/environment.ts';
import { programmesWithForm, readEntries, readPage } from '../support/read-entries.ts';
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

const written = {
  donate: readPage<{ ways: { card: { afterwards: string } } }>('donate'),
  store: readPage<{ closed: string; ask: { text: string } }>('store'),
};

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

  test('each donation page links to its own donation form', () => {
    const { general, forms } = site.thirdParties.donation;
    const own = programmesWithForm().map(({ id }) => [`/donate-${id}`, forms[id]]);
    for (const [path = '', form = ''] of [['/donate', general], ...own])
      if (isConfigured(form)) expect(mainOf(path).links, path).toContain(form);
  });

  test('at / and /booking, each service shows its number of prices and its lowest price', () => {
    for (const path of ['/', '/booking'])
      for (const service of loadServices()) {
        const prices = priceSummaryOf(service);
        const priced = { count: `${prices?.count}`, price: formatCedis(prices?.lowest ?? 0) };
        expect(joined(mainOf(path).words), path).toContain(joined(english('home.priced', priced)));
      }
  });

  test('above the link to pay by card, a donor reads what to do after the payment', () => {
    const { cardPage } = site.thirdParties.donation;
    const contact = { phone: site.phone, email: site.volunteerEmail };
    const afterwards = spaced(fill(written.donate.ways.card.afterwards, contact));
    const withCardLink = pages.filter(
      (page) => page.language === 'en' && readMain(page).links.includes(cardPage),
    );
    // The link is on /donate and on the page of each programme.
    expect(withCardLink.length).toBe(isConfigured(cardPage) ? 1 + readEntries('programmes').length : 0);
    const unsaid = withCardLink.filter((page) => {
      const [main = ''] = /<main\b.*<\/main>/s.exec(spaced(page.html.replace(/<\/?bdi[^>]*>/g, ''))) ?? [];
      const said = main.indexOf(afterwards);
      return said === -1 || said > main.indexOf(cardPage);
    });
    expect(unsaid.map(({ address }) => address)).toEqual([]);
  });

  test('a visitor who finds the shop closed can ask to hear when it opens', () => {
    const { words, links } = mainOf('/store');
    expect(words).toContain(written.store.closed);
    expect(words).toContain(written.store.ask.text);
    for (const way of ['sms:', 'https://wa.me/', 'tel:', 'mailto:'])
      expect(links.some((link) => link.startsWith(way))).toBe(true);
  });

  test('a page for people in distress shows `now` and `links` from its content file', () => {
    for (const { id, now, links } of readEntries<{ now: string; links: { path: string }[] }>('help-pages')) {
      const shown = mainOf(`/${id}`);
      expect(shown.words).toContain(now);
      expect(shown.links).toEqual(expect.arrayContaining(links.map(({ path }) => path)));
    }
  });

  test('a profile without a text has a note and a link to the team', () => {
    const bare = [
      ...readEntries<{ name: string }>('team').map((person) => ({ ...person, path: '/mbr' })),
      ...readEntries<{ name: string }>('judges').map((person) => ({ ...person, path: '/judge' })),
      ...readEntries<{ name: string }>('profiles').map((person) => ({ ...person, path: '/team' })),
    ].filter(({ text }) => text === '');
    for (const { id, name, path } of bare) {
      const { words, links } = mainOf(`${path}/${id}`);
      expect(words).toContain(english('people.toCome', { name }));
      expect(links).toContain('/who-we-are');
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
