import { globSync, readFileSync } from 'node:fs';
import { standInEnvironment } from '../stand-ins/environment.ts';
import { isNightly } from './breadth.ts';

/** The element names of a page, such as `a`, `a[href]` and `a.button`. Classes that Astro adds to scope styles are left out. */
function listElementNames(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/g)) {
    names.add(tag);
    for (const [, name = ''] of attributes.matchAll(/([a-z][\w-]*)(?:="[^"]*")?/g))
      names.add(`${tag}[${name}]`);
    const [, classes = ''] = /\sclass="([^"]*)"/.exec(attributes) ?? [];
    for (const name of classes.split(' '))
      if (name && !name.startsWith('astro-')) names.add(`${tag}.${name}`);
  }
  return names;
}

interface Page {
  path: string;
  names: Set<string>;
}

function readPages(): Page[] {
  const folder = standInEnvironment['OUT_DIR'] ?? '';
  return globSync('**/*.html', { cwd: folder, exclude: ['404.html'] }).map((file) => ({
    path: `/${file.replaceAll('\\', '/').replace(/(?:^|\/)index\.html$|\.html$/, '')}`,
    names: listElementNames(readFileSync(`${folder}/${file}`, 'utf8')),
  }));
}

/** Chooses a few pages that together have this share of all names. Each next page is the page that adds the most new names. */
function chooseFew(pages: readonly Page[], share: number): Page[] {
  const few: Page[] = [];
  const seen = new Set<string>();
  const wanted = share * new Set(pages.flatMap(({ names }) => [...names])).size;
  while (seen.size < wanted) {
    const gains = pages.map((page) => ({ page, gain: page.names.difference(seen).size }));
    const { page } = gains.reduce((best, next) => (next.gain > best.gain ? next : best));
    few.push(page);
    for (const name of page.names) seen.add(name);
  }
  return few;
}

/**
 * The addresses of the pages for checks that are too slow for every page. `npm test` checks about six pages, which together have
 * 80 % of the element names on the site. `npm test -- nightly` checks pages that together have every name, and all top-level pages.
 * Of the many communities, people, events and articles, a few are enough. Chosen once, because reading all pages takes a second.
 */
export const listPageKinds = (): string[] => (kinds ??= chooseKinds());

let kinds: string[] | undefined;

function chooseKinds(): string[] {
  const pages = readPages().toSorted((one, other) => one.path.localeCompare(other.path, 'en'));
  if (!isNightly) return chooseFew(pages, 0.8).map(({ path }) => path);
  const isAtTop = ({ path }: Page) => path.lastIndexOf('/') === 0;
  return [...new Set([...chooseFew(pages, 1), ...pages.filter(isAtTop)])].map(({ path }) => path);
}
