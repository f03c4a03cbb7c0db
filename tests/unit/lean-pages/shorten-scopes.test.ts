import { expect, test } from 'vitest';
import { shortenScopes } from '#integrations/lean-pages/shorten-scopes.ts';

test('elements and styles of a component keep finding each other by a short name', () => {
  expect(
    shortenScopes(
      '<style>p:where(.astro-abcdefg2){color:red}</style><p class="lead astro-abcdefg2" id="a"></p>',
    ),
  ).toBe('<style>p:where(._a){color:red}</style><p class="lead _a" id="a"></p>');
});

test('two components stay apart, however many there are', () => {
  const scopes = Array.from({ length: 30 }, (_, index) => `astro-scope${String(index).padStart(3, '0')}`);
  const html = shortenScopes(
    `<style>${scopes.map((name) => `.${name}{}`).join('')}</style>${scopes.map((name) => `<p class="${name}">`).join('')}`,
  );
  const names = Array.from(html.matchAll(/class="([^"]*)"/g), ([, name]) => name);
  expect(new Set(names)).toHaveLength(30);
  for (const name of names) expect(html).toContain(`.${name}{}`);
});

test('a class that no style asks for goes, and with it an empty attribute', () => {
  expect(shortenScopes('<p class="astro-abcdefg2" id="a"></p><b class="big astro-abcdefg2"></b>')).toBe(
    '<p id="a"></p><b class="big"></b>',
  );
});

test('words that look like a scope stay as they are', () => {
  const html = '<style>i{}</style><p>astro-abcdefg2 and <astro-island></astro-island></p>';
  expect(shortenScopes(html)).toBe(html);
});
