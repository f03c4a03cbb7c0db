import { expect, test } from 'vitest';
import { deferRuntime } from '#integrations/lean-pages/defer-runtime.ts';

const directive = '<script>use(new Event("astro:touch"))</script>';
const runtime = '<script>customElements.define("astro-island",Island)</script>';
const island = '<astro-island uid="1" client="touch"></astro-island>';

test('the runtime becomes a file, and the directive learns its address', () => {
  const { html, file } = deferRuntime(`<script>draw()</script>${directive}${runtime}${island}`);
  expect(file?.name).toMatch(/^\/_astro\/island\.[\w-]{8}\.js$/);
  expect(file?.text).toBe('customElements.define("astro-island",Island)');
  expect(html).toBe(
    `<script>draw()</script><script data-runtime="${file?.name ?? ''}">use(new Event("astro:touch"))</script>${island}`,
  );
});

test('what an island is made from comes after all that the page shows, as it was', () => {
  const props = { service: [0, 'Blood < "sugar" & <b>more</b></script>'] };
  const attribute = JSON.stringify(props).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const page = `<body><astro-island uid="Z1x" props="${attribute}" client="touch"><h1>Prices</h1></astro-island></body>`;
  const { html } = deferRuntime(`${directive}${runtime}${page}`);
  expect(html).toContain('<astro-island uid="Z1x" client="touch"><h1>Prices</h1></astro-island><script');
  const [, moved = ''] =
    /<script type="application\/json" data-props="Z1x">([^<]*)<\/script><\/body>$/.exec(html) ?? [];
  expect(JSON.parse(moved)).toEqual(props);
});

test('what listens for a touch comes after the heading of an island, and before all that can be touched in it', () => {
  const header = '<header><a href="/">Back</a><h1>Prices</h1></header>';
  const picker = `<astro-island uid="1" client="touch">${header}<form><button>Book</button></form></astro-island>`;
  expect(deferRuntime(`${runtime}${directive}${picker}`).html).toMatch(
    /<\/header><script data-runtime="[^"]*">use\(new Event\("astro:touch"\)\)<\/script><form>/,
  );
  const tabs =
    '<astro-island uid="1" client="touch"><p>All</p><nav data-hold><a href="/a">A</a></nav></astro-island>';
  expect(deferRuntime(`${runtime}${directive}${tabs}`).html).toMatch(
    /<p>All<\/p><script[^>]*>[^<]*<\/script><nav data-hold>/,
  );
});

test.each([
  ['without islands', '<script>draw()</script><p></p>'],
  [
    'with an island that starts by itself',
    `${directive}${runtime}${island}<astro-island client="load"></astro-island>`,
  ],
])('a page %s stays as it is', (_, html) => {
  expect(deferRuntime(html)).toEqual({ html });
});
