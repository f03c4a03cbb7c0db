import { expect, test } from 'vitest';
import { dropUnusedStyles, listWords } from '#integrations/lean-pages/drop-unused-styles.ts';

const styleOf = (css: string, body = '', scripts = '') =>
  /<style>(.*)<\/style>/s.exec(dropUnusedStyles(`<style>${css}</style>${body}`, [listWords(scripts)]))?.[1];

test.each([
  ['a class of the page', '.note{color:red}', '<p class="note">'],
  ['an id', '#menu{color:red}', '<nav id="menu">'],
  ['a data attribute', '[data-look=quiet]{color:red}', '<p data-look="loud">'],
  ['bare elements, which scripts of the browser may add', 'dialog[open] p{color:red}', ''],
  ['what must not be there', 'p:not(.note){color:red}', '<p>'],
  ['one of several', ':is(.note,.other) p{color:red}', '<p>'],
  ['steps of an animation', '@keyframes turn{to{rotate:1turn}}', ''],
  ['the order of layers', '@layer a,b;', ''],
])('keeps the style for %s', (_, css, body) => {
  expect(styleOf(css, body)).toBe(css);
});

test.each([
  ['a class', '.note{color:red}'],
  ['one class of two', '.page .note{color:red}'],
  ['a scope', 'p:where(.astro-abcdefgh){color:red}'],
  ['an id', '#menu{color:red}'],
  ['a data attribute', 'p[data-look=quiet]{color:red}'],
  ['a class, within a condition that is then empty', '@media print{@supports (color:red){.note{color:red}}}'],
])('drops the style for %s that the page never mentions', (_, css) => {
  expect(styleOf(css, '<p class="page">')).toBe('');
});

test('keeps what only a script of the page names', () => {
  expect(styleOf('.note{color:red}', '', 'element.className="note"')).toBe('.note{color:red}');
  expect(styleOf('[data-is-open]{color:red}', '', 'box.dataset.isOpen=""')).toBe('[data-is-open]{color:red}');
});

test('of several selectors those stay that can match', () => {
  expect(styleOf('.note,.other,p{color:red}', '<p class="note">')).toBe('.note,p{color:red}');
});

test('a custom property that nothing reads goes, and its longer namesake stays', () => {
  expect(
    styleOf(':root{--ink:#000;--ink-soft:#333;--size:1px}p{color:var(--ink-soft)}', '', "get('--size')"),
  ).toBe(':root{--ink-soft:#333;--size:1px}p{color:var(--ink-soft)}');
});

test('a property of one style element may be read in another', () => {
  const html = '<style>:root{--ink:#000}</style><style>p{color:var(--ink)}</style>';
  expect(dropUnusedStyles(html, [])).toBe(html);
});
