import { expect, test } from '@playwright/test';

test.describe('the feed', { tag: '@desktop' }, () => {
  test('is named in the head of the news, and holds every article in full', async ({ page }) => {
    await page.goto('/news');
    const feed = page.locator('link[rel=alternate][type="application/rss+xml"]');
    const href = (await feed.getAttribute('href')) ?? '';
    const addresses = await page
      .locator('main h2 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const text = await (await page.request.get(href)).text();
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
    expect(items.map(({ path }) => path)).toEqual(addresses);
    for (const { path, words, links } of items) {
      expect(words.length, path).toBeGreaterThan(200);
      for (const link of links) expect(link, path).toMatch(/^(?:https:|mailto:|tel:)/);
    }
    expect(text).toContain('People do not remember what we tested.');
  });
});

test('search engines read what an article is', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/news/22');
  const facts = JSON.parse(await page.locator('script[type="application/ld+json"]').last().innerText()) as {
    image: string;
  };
  expect(facts).toMatchObject({
    '@type': 'NewsArticle',
    headline: await page.getByRole('heading', { level: 1 }).innerText(),
    datePublished: '2026-11-09',
  });
  expect((await page.request.get(new URL(facts.image).pathname)).status()).toBe(200);
});
