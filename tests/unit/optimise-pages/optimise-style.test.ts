import { describe, expect, test } from 'vitest';
import {
  createStyleOptimiser,
  flattenLayers,
  lowerStyle,
} from '#integrations/optimise-pages/optimise-style.ts';
import { findOnly, readPage, readText, writePage } from '#lib/page/html-tree.ts';

/** The style of a page with this body, after page optimisation. */
async function styleOf(css: string, body = '', script = ''): Promise<string | undefined> {
  const page = readPage(`<html><head><style>${css}</style></head><body>${body}</body></html>`);
  await createStyleOptimiser()(page, [script]);
  return /<style>(.*)<\/style>/s.exec(writePage(page))?.[1];
}

describe('a phone with an old browser', () => {
  test('gets the rules in the order that `@layer` sets', () => {
    expect(
      flattenLayers('@layer base, parts; @layer parts{p{color:red}} @layer base{p{color:blue}} p{margin:0}'),
    ).toBe('p{color:blue}\np{color:red}\np{margin:0}');
  });

  test.each([
    [
      'CSS for a range of widths',
      '@media (width <= 30em){p{color:red}}',
      '@media (max-width:30em){p{color:red}}',
    ],
    ['a nested CSS rule', 'p{& b{color:red}}', 'p b{color:red}'],
    ['CSS for four sides at once', 'p{inset:0}', 'p{top:0;bottom:0;left:0;right:0}'],
    [
      'CSS for two sides with variables',
      'p{padding-block:var(--a) var(--b)}',
      'p{padding-block-start:var(--a);padding-block-end:var(--b)}',
    ],
    [
      'CSS for two borders in a variable colour',
      'p{border-block:1px solid var(--a)}',
      'p{border-block-start:1px solid var(--a);border-block-end:1px solid var(--a)}',
    ],
  ])('understands %s, because the build rewrites it', (_, css, lowered) => {
    expect(lowerStyle(css)).toBe(lowered);
  });

  test.each([
    ['side by side', 'p{display:flex;gap:1px 2px}', 'p>*+*{margin-inline-start:2px}'],
    ['below each other', 'p{display:flex;flex-direction:column;gap:1px}', 'p>*+*{margin-block-start:1px}'],
    [
      'in several rows',
      'p{display:flex;flex-wrap:wrap;gap:1px}',
      'p>*{margin:.5px 0}p>:not(:last-child){margin-inline-end:1px}',
    ],
  ])('keeps gaps between boxes that are %s', (_, css, margins) => {
    expect(lowerStyle(css)).toContain(`@supports not (inset:0){${margins}}`);
  });

  test.each([
    [
      'a second rule makes it smaller',
      '.a{display:flex;flex-direction:column;gap:9px}.a[b]{gap:1px}',
      '.a>*+*{margin-block-start:9px}.a[b]>*+*{margin-block-start:1px}',
    ],
    [
      'a wide screen makes it larger',
      '.a{display:flex;gap:1px}@media (min-width:44em){.a{gap:9px}}',
      '@supports not (inset:0){.a>*+*{margin-inline-start:9px}}',
    ],
    [
      'a wide screen turns the column into a row',
      '.a{display:flex;flex-direction:column;gap:1px}@media (min-width:44em){.b>.a.c{flex-direction:row;gap:9px}}',
      '@supports not (inset:0){.b>.a.c>*{margin-block-start:0}.b>.a.c>*+*{margin-inline-start:9px}}',
    ],
    [
      'one of them is an island',
      '.a{display:flex;gap:1px}astro-island,astro-slot{display:contents}',
      'astro-island,astro-slot{display:contents}@supports not (inset:0){.a>*+*{margin-inline-start:1px}astro-island{display:block}}',
    ],
  ])('keeps the gap between boxes if %s', (_, css, margins) => {
    expect(lowerStyle(css)).toContain(margins);
  });

  test.each([
    '.a{display:flex}.ab{gap:1px}',
    '.a{display:flex}.a b{gap:1px}',
    '.a{display:flex}.a{display:grid;gap:1px}',
  ])('gets no margins for a gap in a box that is not a flex box: %s', (css) => {
    expect(lowerStyle(css)).not.toContain('margin');
  });

  test.each([':is(h1, h2){color:red}', 'p:where(.a){color:red}'])(
    'never gets %s, because the build stops',
    (css) => {
      expect(() => lowerStyle(css)).toThrow(/old browsers ignore/);
    },
  );
});

describe('a page keeps a style', () => {
  test.each([
    ['a class of the page', '.note{color:red}', '<p class="note">'],
    ['an id', '#menu{color:red}', '<nav id="menu">'],
    ['an attribute', '[data-look=quiet]{color:red}', '<p data-look="quiet">'],
    ['an element without a certain class', 'p:not(.note){color:red}', '<p>'],
    ['the element with the focus', ':focus{color:red}', '<p>'],
    ['text before or after an element', ':before,p :after{color:red}', '<p>'],
  ])('for %s', async (_, css, body) => {
    expect(await styleOf(css, body)).toBe(css);
  });

  test('if only a script names the class or attribute', async () => {
    expect(await styleOf('.note{color:red}', '', 'element.className="note"')).toBe('.note{color:red}');
    expect(await styleOf('[data-is-open]{color:red}', '', 'box.dataset.isOpen=""')).toBe(
      '[data-is-open]{color:red}',
    );
  });

  test('but not if only text or metadata name the class', async () => {
    expect(await styleOf('.note{color:red}', '<p>note</p>')).toBe('');
    const fact = '<meta content="note"><script type="application/ld+json">{"a":"note"}</script>';
    expect(await styleOf('.note{color:red}', fact)).toBe('');
  });

  test('from the body, in the one style element of the head', async () => {
    const page = readPage(
      '<html><head><style>p{color:red}</style></head><body><style>b{color:red}</style><p><b></b></p></body></html>',
    );
    await createStyleOptimiser()(page, []);
    expect(writePage(page)).toBe(
      '<html><head><style>p,b{color:red}</style></head><body><p><b></b></p></body></html>',
    );
  });
});

test('pages with the same styles each keep only the rules that they use', async () => {
  const giveStyle = createStyleOptimiser();
  const pages = ['<p class="note">', '<p>', '<p class="note">'].map((body) =>
    readPage(`<html><head><style>.note{color:red}p{margin:0}</style></head><body>${body}</body></html>`),
  );
  for (const page of pages) await giveStyle(page, []);
  const styles = pages.map((page) => readText(findOnly('style', ({ name }) => name === 'style', page)));
  expect(styles).toEqual(['.note{color:red}p{margin:0}', 'p{margin:0}', '.note{color:red}p{margin:0}']);
});

test.each([
  ['a class', '.note{color:red}'],
  ['one of two classes in a selector', '.page .note{color:red}'],
  ['an id', '#menu{color:red}'],
  ['an attribute', 'p[data-look=quiet]{color:red}'],
  ['the only class inside a condition', '@media print{@supports (color:red){.note{color:red}}}'],
  ['a variable that nothing reads', ':root{--ink:#000}'],
])('page optimisation removes a style that the page does not use: %s', async (_, css) => {
  expect(await styleOf(css, '<p class="page">')).toBe('');
});
