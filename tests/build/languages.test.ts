import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { localeOf } from '#lib/language/addresses.ts';
import { readLanguages } from '#loaders/language/languages.ts';
import { listTranslatedPages } from '#loaders/language/pages.ts';
import { readSiteSettings } from '#loaders/site-settings.ts';
import { optionsOf } from '#lib/booking/service.ts';
import { createNameFinder, listTexts } from '../support/find-english.ts';
import { loadServices } from '../support/load-service.ts';
import { builtSites } from './built-sites.ts';
import type { BuiltPage } from './read-site.ts';
import { readParts } from './read-words.ts';

const findName = await createNameFinder();
const { url } = readSiteSettings('');
const whole = (address: string) => new URL(address, url).href;

const linksOf = ({ elements }: BuiltPage, rel: string) =>
  elements.filter(({ name, attributes }) => name === 'link' && attributes.get('rel') === rel);

/** The versions that a page links to, by language. */
const versionsOf = (page: BuiltPage) =>
  new Map(
    linksOf(page, 'alternate').flatMap(({ attributes }) => {
      const language = attributes.get('hreflang');
      return language ? [[language, attributes.get('href') ?? ''] as const] : [];
    }),
  );

const LANGUAGE_LINKS =
  /<li[^>]*><a href="[^"]*" translate="no" lang="\w+"[^>]*>[^<]*<\/a><\/li>|<link rel="alternate" hreflang[^>]*>/g;

test('the public build has no page in an unpublished language', () => {
  const [shipped] = builtSites;
  const published = readLanguages().flatMap((each) => (each.published ? [each.tag] : []));
  const shown = new Set(shipped?.pages.map(({ language }) => language));
  expect([...shown].filter((tag) => !published.includes(tag))).toEqual([]);
});

describe.each(builtSites)('$name', ({ pages, files }) => {
  const byAddress = new Map(pages.map((page) => [whole(page.address), page]));
  const translated = pages.filter(({ language }) => language !== 'en');
  const tags = [...new Set(translated.map(({ language }) => language))];
  // Called once for each language, because in tests `listTranslatedPages` reads all of content/ on every call.
  const translatedPaths = new Map(tags.map((tag) => [tag, listTranslatedPages(tag)]));

  test('every translated page has an English page and a complete translation', () => {
    for (const { address, language, path } of translated) {
      expect(files.has(path), address).toBe(true);
      expect(translatedPaths.get(language)?.has(path), address).toBe(true);
    }
  });

  test('the language versions of a page link to each other, with English as the default', () => {
    for (const page of pages) {
      const versions = versionsOf(page);
      const expected = pages.filter(({ path }) => path === page.path).map(({ language }) => language);
      const isListed = linksOf(page, 'canonical').length > 0;
      const named = isListed && expected.length > 1 ? [...expected, 'x-default'] : [];
      expect([...versions.keys()].toSorted(), page.address).toEqual(named.toSorted());
      for (const [language, address] of versions) {
        const other = byAddress.get(address);
        expect(other?.language, `${address} on ${page.address}`).toBe(
          language === 'x-default' ? 'en' : language,
        );
        expect(versionsOf(other as BuiltPage).get(page.language)).toBe(whole(page.address));
      }
    }
  });

  test('a translated page’s locale and canonical address are its own', () => {
    for (const page of translated) {
      const locale = page.elements.find(({ attributes }) => attributes.get('property') === 'og:locale');
      expect(locale?.attributes.get('content'), page.address).toBe(localeOf(page.language));
      for (const { attributes } of linksOf(page, 'canonical'))
        expect(attributes.get('href')).toBe(whole(page.address));
    }
  });

  test('links on a translated page keep the visitor’s language where a translation exists', () => {
    for (const { address, language, html } of translated)
      for (const { attributes } of readParts(html, 'a')) {
        const [, path] = /^(\/[^?#.]*)(?:[?#].*)?$/.exec(attributes.get('href') ?? '') ?? [];
        // Skips other sites, files, sections of the same page, and the links to other languages.
        if (path === undefined || attributes.get('hreflang')) continue;
        const isTranslated =
          translatedPaths.get(language)?.has(path) && files.has(`/${language}${path === '/' ? '' : path}`);
        expect(isTranslated ?? false, `${path} on ${address}`).toBe(false);
      }
  });

  test('a page’s manifest, feeds and calendars are in its language, where a translation exists', () => {
    for (const page of pages) {
      expect(linksOf(page, 'manifest'), page.address).toHaveLength(1);
      for (const { attributes } of [...linksOf(page, 'manifest'), ...linksOf(page, 'alternate')]) {
        const [, path] =
          /^(?:\/\w\w)?(\/[^/]+\.(?:webmanifest|xml|ics))$/.exec(attributes.get('href') ?? '') ?? [];
        if (path === undefined) continue;
        const isTranslated = translatedPaths.get(page.language)?.has(path) ?? false;
        const right = isTranslated ? `/${page.language}${path}` : path;
        expect(attributes.get('href'), page.address).toBe(right);
        expect(files.has(right), right).toBe(true);
      }
    }
    for (const tag of tags.filter((each) => files.has(`/${each}`))) {
      const manifest = JSON.parse(
        readFileSync(files.get(`/${tag}/manifest.webmanifest`) ?? '', 'utf8'),
      ) as object;
      expect(manifest).toMatchObject({ lang: tag, start_url: `/${tag}`, scope: '/' });
    }
  });

  test('translated pages declare the direction of texts and the language of English names', () => {
    const directions = new Map(readLanguages().map(({ tag, direction }) => [tag, direction]));
    const faults = translated.flatMap(({ address, language, tree }) =>
      listTexts(tree).flatMap((said) => {
        const hasWrongDirection = said.direction !== (directions.get(said.language) ?? 'ltr');
        const name = said.language === language ? findName(said.text, language) : undefined;
        return hasWrongDirection || name ? [{ address, name, ...said }] : [];
      }),
    );
    expect(faults).toEqual([]);
  });

  test('a translated price list keeps the prices and the English name of each option', () => {
    for (const { id, ...service } of loadServices())
      for (const page of translated.filter(({ path }) => path === `/${id}`)) {
        const { html: english = '' } = pages.find(({ address }) => address === page.path) ?? {};
        const listPrices = (text: string) =>
          Array.from(text.matchAll(/GH₵(?: |&nbsp;| )(\d+(?:\.\d+)?)/g), ([, price]) => price);
        expect(listPrices(page.html), page.address).toEqual(listPrices(english));
        const texts = listTexts(page.tree);
        for (const { name } of optionsOf(service))
          expect(
            texts.some(({ text, language }) => text === name && language === 'en'),
            `${name} on ${page.address}`,
          ).toBe(true);
      }
  });

  test.runIf(tags.length > 0)(
    'links to other languages add at most 150 compressed bytes to each of 5 English pages',
    () => {
      const weigh = (html: string) => brotliCompressSync(html).length;
      for (const { address, html } of pages.filter((page) => page.language === 'en').slice(0, 5)) {
        const withoutLinks = html.replace(LANGUAGE_LINKS, '');
        expect(withoutLinks, address).not.toMatch(/<a [^>]*lang="(?!en)/);
        expect(weigh(html) - weigh(withoutLinks), address).toBeLessThanOrEqual(150);
      }
    },
  );
});
