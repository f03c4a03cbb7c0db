import { getContainerRenderer } from '@astrojs/react/container-renderer';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { loadRenderers } from 'astro:container';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findAll, readPage, readText } from '#lib/page/html-tree.ts';
import { english } from '../support/languages.ts';

// Without these mocks, the test would bundle both scripts in each language.
vi.mock('#components/site/site-script.ts?inlined', () => ({ default: {} }));
vi.mock('#components/site/count-views.ts?inlined', () => ({ default: {} }));

const findAny = (names: readonly string[], root: Parameters<typeof findAll>[1]) =>
  names.flatMap((name) => findAll(name, root));

const LISTS: readonly string[] = ['volunteerRoles', 'internships', 'store', 'testimonials', 'faqs'];

/** The site of an organisation without roles, internships, products, testimonials and questions. */
beforeAll(() => {
  vi.doMock('astro:content', async (load) => {
    const original = await load<typeof import('astro:content')>();
    return {
      ...original,
      getCollection: (name: 'team') =>
        LISTS.includes(name) ? Promise.resolve([]) : original.getCollection(name),
    };
  });
});

afterAll(() => {
  vi.doUnmock('astro:content');
  vi.resetModules();
});

const EMPTY = {
  '/volunteers': () => import('../../src/pages/volunteers.astro'),
  '/internships': () => import('../../src/pages/internships.astro'),
  '/store': () => import('../../src/pages/store.astro'),
  '/work-with-us': () => import('../../src/pages/work-with-us.astro'),
};
const OTHERS = {
  '/': () => import('../../src/pages/index.astro'),
  '/what-we-do': () => import('../../src/pages/what-we-do.astro'),
};
const PAGES = { ...EMPTY, ...OTHERS };
type Path = keyof typeof PAGES;

const isEmpty = (link: string) => link.replace(/[#?].*/, '') in EMPTY;
const linksIn = (root: Parameters<typeof findAll>[1]) =>
  findAll('a', root).flatMap(({ attribs }) => attribs['href'] ?? []);

async function show(path: Path) {
  const { default: page } = await PAGES[path]();
  const container = await AstroContainer.create({ renderers: await loadRenderers([getContainerRenderer()]) });
  const request = new Request(`https://clinic.example${path}`);
  const html = await container.renderToString(page, { partial: false, request });
  const [main] = findAll('main', readPage(html));
  if (!main) throw new Error(`${path} has no <main>`);
  return { html, main, links: linksIn(readPage(html)) };
}

test.each(Object.keys(OTHERS) as Path[])('no link of %s opens a page without entries', async (path) => {
  const { links } = await show(path);
  expect(links).toContain('/booking');
  expect(links.filter(isEmpty)).toEqual([]);
});

test.each(Object.keys(EMPTY) as Path[])(
  '%s without entries has no empty heading and no link to another such page, and search engines leave it out',
  async (path) => {
    const { html, main, links } = await show(path);
    expect(links.filter(isEmpty)).toEqual([]);
    expect(html).toContain('<meta name="robots" content="noindex">');
    const lists = findAny(['ul', 'ol'], main);
    expect(lists.filter((list) => findAll('li', list).length === 0)).toEqual([]);
    const isBare = (section: (typeof lists)[number]) => findAny(['p', 'li', 'details'], section).length === 0;
    expect(findAll('section', main).filter(isBare).map(readText)).toEqual([]);
    if (path !== '/volunteers' && path !== '/internships') return;
    // The page says how to ask, and names no button that is not there.
    expect(linksIn(main)).toContainEqual(expect.stringMatching(/^mailto:/));
    expect(readText(main)).not.toContain(english('join.apply'));
  },
);

test('the search from A to Z lists no page without entries', async () => {
  const { listIndexEntries } = await import('#queries/index-entries.ts');
  const addresses = (await listIndexEntries()).map(({ address }) => address);
  expect(addresses).toContain('/booking');
  expect(addresses.filter(isEmpty)).toEqual([]);
});
