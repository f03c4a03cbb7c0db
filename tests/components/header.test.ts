import { readFileSync } from 'node:fs';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { afterEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';

afterEach(() => {
  vi.doUnmock('astro:content');
  vi.resetModules();
});

test('the button at the top stays when an editor gives it other words', async () => {
  const items = parse(readFileSync('tests/fixtures/content/navigation.yaml', 'utf8')) as { title: string }[];
  const entries = items.map((item, order) => ({ data: { ...item, order, title: `${item.title} now` } }));
  vi.doMock('astro:content', () => ({ getCollection: () => Promise.resolve(entries) }));
  const { default: Header } = await import('#components/site/Header.astro');
  const html = await (await AstroContainer.create()).renderToString(Header);
  expect(html).toMatch(/<a\b[^>]*data-look="give"[^>]*>\s*Donate now/);
});
