import { expect, test } from 'vitest';
import { localiseLinks } from '#lib/language/localise-links.ts';

const SITE = 'https://site.example';
/** Only /news has no French version. */
const localise = (path: string) => (path === '/news' ? path : `/fr${path === '/' ? '' : path}`);

test.each([
  ['a link to a page points to the French page', '<a href="/booking">', '<a href="/fr/booking">'],
  [
    'a link keeps its query and its section',
    '<a href="/events?past=1#next">',
    '<a href="/fr/events?past=1#next">',
  ],
  ['a link to the home page points to the French home page', '<a href="/">', '<a href="/fr">'],
  ['a link to a page without a French version does not change', '<a href="/news">', '<a href="/news">'],
  [
    'a link with an English name points to the French page',
    '<a href="/booking#x" lang="en">',
    '<a href="/fr/booking#x" lang="en">',
  ],
  [
    'a link with `hreflang` does not change',
    '<a href="/booking" hreflang="en">',
    '<a href="/booking" hreflang="en">',
  ],
  ['a link to another site does not change', '<a href="//other.example/x">', '<a href="//other.example/x">'],
  ['a link to a section of the same page does not change', '<a href="#next">', '<a href="#next">'],
  ['a phone link does not change', '<a href="tel:112">', '<a href="tel:112">'],
  ['an anchor without an address does not change', '<a id="here">', '<a id="here">'],
  [
    'the link to the feed points to the French feed',
    '<link rel="alternate" href="/rss.xml">',
    '<link rel="alternate" href="/fr/rss.xml">',
  ],
])('on a French page, %s', (_, html, expected) => {
  expect(localiseLinks(html, localise, SITE)).toContain(expected);
});

test('a redirect on a French page points to the French version of its target', () => {
  const html = '<meta http-equiv="refresh" content="0; url=/not-found">';
  expect(localiseLinks(html, localise, SITE)).toContain('content="0; url=/fr/not-found"');
});

test('structured data on a French page has French addresses', () => {
  const html = `<script type="application/ld+json">{"url":"${SITE}/events","name":"/events & more","isPartOf":{"@id":"${SITE}/#x"}}</script>`;
  const [, json = ''] = /<script[^>]*>(.*)<\/script>/.exec(localiseLinks(html, localise, SITE)) ?? [];
  // A name and an identifier (`@id`) stay as they are, even if they look like addresses.
  expect(JSON.parse(json)).toMatchObject({
    url: `${SITE}/fr/events`,
    name: '/events & more',
    isPartOf: { '@id': `${SITE}/#x` },
  });
});
