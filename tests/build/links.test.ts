import { describe, expect, test } from 'vitest';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { builtSites, ownSite } from './built-sites.ts';
import { findBrokenLinks } from './find-broken-links.ts';

const { origin } = new URL(readSiteSettings().url);

describe.each([...builtSites, ownSite])('$name', (site) => {
  test('no link within the site is broken', () => {
    expect(findBrokenLinks(site, origin)).toEqual([]);
  });
});
