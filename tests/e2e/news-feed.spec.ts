import { expect } from '@playwright/test';
import { readEntries } from '../support/read-entries.ts';
import { test } from '../support/test.ts';

const articles = readEntries<{ picture?: object; date: string; category: string }>('articles').filter(
  ({ visible }) => visible,
);
/** The length of a Markdown text without tags, formatting signs and addresses. */
const plainLength = (markdown: string) => markdown.replace(/<[^>]*>|\(\S*\)|[#*_[\]>-]/g, '').trim().length;

test.describe('the news feed', { tag: ['@desktop', '@nightly'] }, () => {
  const feedLink = 'link[rel=alternate][type="application/rss+xml"]';

  test('contains the text of every article', async ({ page }) => {
    await page.goto('/booking');
    const href = (await page.locator(feedLink).getAttribute('href')) ?? '';
    await page.goto('/news');
    await expect(page.locator(feedLink)).toHaveAttribute('href', href);
    const addresses = await page
      .locator('main h2 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const text = await page.evaluate(async (address) => (await fetch(address)).text(), href);
    // The Content Security Policy of our pages forbids parseFromString(). So an empty page parses the feed.
    await page.goto('about:blank');
    const items = await page.evaluate((xml) => {
      const feed = new DOMParser().parseFromString(xml, 'text/xml');
      if (feed.querySelector('parsererror')) return [];
      return [...feed.querySelectorAll('item')].map((item) => {
        const html = item.getElementsByTagName('content:encoded')[0]?.textContent ?? '';
        const body = new DOMParser().parseFromString(html, 'text/html').body;
        const links = [...body.querySelectorAll('[href], [src]')].map(
          (each) => each.getAttribute('href') ?? each.getAttribute('src'),
        );
        const link = item.querySelector('link')?.textContent ?? '';
        return { path: new URL(link).pathname, words: body.innerText, links };
      });
    }, text);
    // The page lists the latest 24 articles, and the feed 30.
    expect(items.slice(0, addresses.length).map(({ path }) => path)).toEqual(addresses);
    for (const { path, words, links } of items) {
      const { text: written = '' } = articles.find(({ id }) => path === `/news/${id}`) ?? {};
      // 80 % is enough, because `plainLength` is only an estimate.
      expect(words.trim().length, path).toBeGreaterThan(plainLength(written) * 0.8);
      for (const link of links) expect(link, path).toMatch(/^(?:https:|mailto:|tel:)/);
    }
  });
});
