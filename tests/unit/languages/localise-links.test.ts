import { expect, test } from 'vitest';
import { localiseLinks } from '#lib/language/localise-links.ts';

const SITE = 'https://site.example';
const lead = (path: string) => (path === '/news' ? path : `/fr${path === '/' ? '' : path}`);

test.each([
  ['a page', '<a href="/booking">', '<a href="/fr/booking">'],
  ['a section of a page', '<a href="/events?past=1#next">', '<a href="/fr/events?past=1#next">'],
  ['the first page', '<a href="/">', '<a href="/fr">'],
  ['a page that is in English only', '<a href="/news">', '<a href="/news">'],
  ['another language', '<a href="/booking" lang="en">', '<a href="/booking" lang="en">'],
  ['the English page', '<a href="/booking" hreflang="en">', '<a href="/booking" hreflang="en">'],
  ['another site', '<a href="//other.example/x">', '<a href="//other.example/x">'],
  ['this page', '<a href="#next">', '<a href="#next">'],
  ['a phone', '<a href="tel:112">', '<a href="tel:112">'],
  ['nothing, as in English', '<a id="here">', '<a id="here">'],
  ['the feed', '<link rel="alternate" href="/rss.xml">', '<link rel="alternate" href="/fr/rss.xml">'],
])('a link on a French page points to %s', (_, html, led) => {
  expect(localiseLinks(html, lead, SITE)).toContain(led);
});

test('a redirect on a French page opens the French page', () => {
  const html = '<meta http-equiv="refresh" content="0; url=/not-found">';
  expect(localiseLinks(html, lead, SITE)).toContain('content="0; url=/fr/not-found"');
});

test('structured data on a French page names the French pages', () => {
  const html = `<script type="application/ld+json">{"url":"${SITE}/events","name":"/events & more","isPartOf":{"@id":"${SITE}/#x"}}</script>`;
  const [, json = ''] = /<script[^>]*>(.*)<\/script>/.exec(localiseLinks(html, lead, SITE)) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    url: `${SITE}/fr/events`,
    name: '/events & more',
    isPartOf: { '@id': `${SITE}/#x` },
  });
});
