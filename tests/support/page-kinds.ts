import { globSync, readFileSync } from 'node:fs';
import { standInEnvironment } from '../stand-ins/environment.ts';
import { isNightly } from './breadth.ts';

/** Each tag of a page, alone and with each of its attributes and classes, except the classes by which Astro scopes styles. */
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

/** A few pages that contain this share of all names: each is the one with the most names that the earlier ones lack. */
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
 * Addresses of some built pages, for checks that are too slow for all: about six that together contain 80 % of the element names
 * on the site. `npm test -- nightly` uses the pages with the other names and the other top-level pages; a few of the many
 * communities, people, events and articles are enough.
 */
export function listPageKinds(): string[] {
  const pages = readPages().toSorted((one, other) => one.path.localeCompare(other.path, 'en'));
  const everyDay = chooseFew(pages, 0.8);
  if (!isNightly) return everyDay.map(({ path }) => path);
  const isAtTop = ({ path }: Page) => path.lastIndexOf('/') === 0;
  const others = new Set([...chooseFew(pages, 1), ...pages.filter(isAtTop)]).difference(new Set(everyDay));
  return [...others].map(({ path }) => path);
}
