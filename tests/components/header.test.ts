import { readFileSync } from 'node:fs';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { afterEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';

afterEach(() => {
  vi.doUnmock('#queries/entries.ts');
  vi.resetModules();
});

test('the buttons at the top keep their order and colours when an editor changes their words', async () => {
  const items = parse(readFileSync('tests/fixtures/content/navigation.yaml', 'utf8')) as { title: string }[];
  const changed = items.map((item) => ({ ...item, title: `${item.title} now` }));
  vi.doMock('#queries/entries.ts', async (load) => ({
    ...(await load<object>()),
    getSingleFile: () => changed,
  }));
  const { default: Header } = await import('#components/site/Header.astro');
  const html = await (await AstroContainer.create()).renderToString(Header);
  const buttons = Array.from(html.matchAll(/<a\b([^>]*class="button[^>]*)>\s*([\w ]+ now)/g));
  expect(buttons.map(([, , words]) => words)).toEqual(['Book a visit now', 'Events now', 'Donate now']);
  expect(buttons.map(([, attributes = '']) => attributes.includes('data-look="give"'))).toEqual([
    false,
    false,
    true,
  ]);
});
