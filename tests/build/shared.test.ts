import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { MAX_CARD_BYTES } from '../../src/integrations/social-cards/social-cards.ts';
import { builtSites } from './built-sites.ts';
import type { BuiltPage } from './read-site.ts';

const { origin } = new URL(readSiteSettings('').url);

const metaOf = ({ elements }: BuiltPage, name: string) =>
  elements
    .find(({ attributes }) => attributes.get('property') === name || attributes.get('name') === name)
    ?.attributes.get('content');

describe.each(builtSites)('$name', ({ files, pages }) => {
  const fileOf = (page: BuiltPage) => {
    const address = metaOf(page, 'og:image') ?? '';
    expect(address.startsWith(`${origin}/`), `${page.address}: ${address}`).toBe(true);
    return files.get(new URL(address).pathname) ?? '';
  };

  test('a shared link shows a title, a description and a large picture with a text alternative', () => {
    for (const page of pages) {
      for (const name of ['og:title', 'og:description', 'og:image:alt'])
        expect(metaOf(page, name), `${name} on ${page.address}`).toMatch(/\S/);
      expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
      expect(fileOf(page), page.address).toMatch(/\.(?:png|jpeg)$/);
    }
  });

  test('few indexed pages without a picture of their own repeat the preview picture of another page', () => {
    const indexedPages = pages.filter(({ html }) => !html.includes('content="noindex"'));
    const cards = indexedPages.map(fileOf).filter((file) => !file.includes('/_astro/'));
    expect(new Set(cards).size).toBeGreaterThan(cards.length * 0.9);
  });

  test('each preview picture is 1200 x 630 pixels and at most 40 KiB', async () => {
    for (const file of new Set(pages.map(fileOf))) {
      const { width, height } = await sharp(file).metadata();
      expect([width, height], file).toEqual([1200, 630]);
      expect(readFileSync(file).length, file).toBeLessThanOrEqual(MAX_CARD_BYTES);
    }
  });
});
