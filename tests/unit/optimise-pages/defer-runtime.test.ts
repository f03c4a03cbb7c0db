import { describe, expect, test } from 'vitest';
import { deferRuntime } from '#integrations/optimise-pages/defer-runtime.ts';
import { readPage, writePage } from '#lib/page/html-tree.ts';

const directive = '<script>use(new Event("astro:interaction"))</script>';
const runtime = '<script>customElements.define("astro-island",Island)</script>';
const island = '<astro-island uid="1" client="interaction"></astro-island>';

function defer(body: string) {
  const page = readPage(`<body>${body}</body>`);
  const file = deferRuntime(page);
  return { html: writePage(page).replace(/^<body>|<\/body>$/g, ''), file };
}

test('the build moves the runtime of Astro’s islands from the page to a file', () => {
  const { html, file } = defer(`<script>draw()</script>${directive}${runtime}${island}`);
  expect(file?.address).toMatch(/^\/_astro\/island\.[\w-]{8}\.js$/);
  expect(file?.text).toMatch(/^customElements\.define\("astro-island",Island\)\/\/[\w-]{8}$/);
  expect(html).toContain(
    `<script>draw()</script><script data-runtime="${file?.address ?? ''}">use(new Event("astro:interaction"))</script>${island}`,
  );
});

test('the props of an island move unchanged to the end of the page', () => {
  const props = { service: [0, 'Blood < "sugar" & <b>more</b></script>'] };
  const attribute = JSON.stringify(props).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const { html } = defer(
    `${directive}${runtime}<astro-island uid="Z1x" props="${attribute}" client="interaction"><h1>Prices</h1></astro-island>`,
  );
  expect(html).toContain('<astro-island uid="1" client="interaction"><h1>Prices</h1></astro-island><script');
  const [, moved = ''] =
    /<script type="application\/json" data-props="1">([^<]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(moved)).toEqual(props);
});

test('the build replaces the `uid` of each island with its number on the page', () => {
  const build = (first: string, second: string) =>
    defer(`${directive}${runtime}${island.replace('1', first)}${island.replace('1', second)}`).html;
  expect(build('Z2refQY', 'Z1x')).toBe(build('k0', '2mNop'));
  expect(build('Z2refQY', 'Z1x')).toMatch(/data-props="1".*data-props="2"/);
});

test('the script of `client:interaction` comes just before the first control of an island', () => {
  const header = '<header><a href="/">Back</a><h1>Prices</h1></header>';
  const picker = `<astro-island uid="1" client="interaction">${header}<form><button>Book</button></form></astro-island>`;
  expect(defer(`${runtime}${directive}${picker}`).html).toMatch(
    /<\/header><script data-runtime="[^"]*">use\(new Event\("astro:interaction"\)\)<\/script><form>/,
  );
  // A list with `data-queue-links` counts as a control, because its links may wait for the island's code.
  const tabs =
    '<astro-island uid="1" client="interaction"><p>All</p><nav data-queue-links><a href="/a">A</a></nav></astro-island>';
  expect(defer(`${runtime}${directive}${tabs}`).html).toMatch(
    /<p>All<\/p><script[^>]*>[^<]*<\/script><nav data-queue-links>/,
  );
});

test.each([
  ['without islands', '<script>draw()</script><p></p>'],
  [
    'with an island that starts by itself',
    `${directive}${runtime}${island}<astro-island client="load"></astro-island>`,
  ],
])('a page %s stays as it is', (_, html) => {
  expect(defer(html)).toEqual({ html, file: undefined });
});

describe('the build stops if Astro begins to write different HTML:', () => {
  test.each([
    [
      'the runtime is a module',
      `${directive}${runtime.replace('<script>', '<script type="module">')}${island}`,
    ],
    ['the runtime is a file', `${directive}<script src="/_astro/island.js"></script>${island}`],
    ['there is no directive', `${runtime}${island}`],
    ['the directive is there twice', `${runtime}${directive}${directive}${island}`],
  ])('%s', (_, html) => {
    expect(() => defer(html)).toThrow(/but one is expected/);
  });
});

test('a French page gets the script of `client:interaction` in French', () => {
  const page = readPage(`<body>${directive}${runtime}${island}</body>`);
  deferRuntime(page, 'a && b("Ça charge.")');
  expect(writePage(page)).toMatch(/<script data-runtime="[^"]*">a && b\("Ça charge\."\)<\/script>/);
});
