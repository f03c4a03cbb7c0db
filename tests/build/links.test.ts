import { describe, expect, test } from 'vitest';
import { readPage } from '#lib/page/html-tree.ts';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { builtSites, ownSite } from './built-sites.ts';
import { findBrokenLinks } from './find-broken-links.ts';
import { readElements } from './read-elements.ts';

const { origin } = new URL(readSiteSettings().url);

describe.each([...builtSites, ownSite])('$name', (site) => {
  test('no link within the site is broken', () => {
    expect(findBrokenLinks(site, origin)).toEqual([]);
  });
});

const page = (address: string, html: string) => ({
  address,
  language: 'en',
  path: address,
  html,
  elements: readElements(html),
  tree: readPage(html),
});

function check(html: string): string[] {
  const pages = [page('/', '<h1 id="prices">Prices</h1>'), page('/news/a', html)];
  const files = new Map(['/', '/news/a', '/a.jpg', '/404'].map((address) => [address, 'a file']));
  return findBrokenLinks({ files, pages }, 'https://clinic.example');
}

test.each([
  ['<a href="/gone">', '/gone'],
  ['<a href="/news/a.html">', '/news/a.html'],
  ['<a href="/404">', '/404'],
  ['<a href="/#gone">', '/#gone'],
  ['<img src="/a.jpg" srcset="/a.jpg 1x, /b.jpg 2x">', '/b.jpg'],
  ['<astro-island component-url="/_astro/Gone.js">', '/_astro/Gone.js'],
])('the link check finds the broken link in %s', (html, link) => {
  expect(check(html)).toEqual([`${link} on /news/a`]);
});
