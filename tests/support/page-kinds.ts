import { globSync, readFileSync } from 'node:fs';
import { standInEnvironment } from '../stand-ins/environment.ts';
import { isAll } from './breadth.ts';

/** Names of what an element is: its tag with each class and each attribute. Lean pages' own names ("_a") differ from page to page. */
function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/g)) {
    names.add(tag);
    for (const [, name = ''] of attributes.matchAll(/([a-z][\w-]*)(?:="[^"]*")?/g))
      names.add(`${tag}[${name}]`);
    const [, classes = ''] = /\sclass="([^"]*)"/.exec(attributes) ?? [];
    for (const name of classes.split(' ')) if (name && !name.startsWith('_')) names.add(`${tag}.${name}`);
  }
  return names;
}

interface Page {
  path: string;
  names: Set<string>;
}

function readPages(): Page[] {
  const folder = standInEnvironment['OUT_DIR'] ?? '';
  return globSync('**/*.html', { cwd: folder, exclude: ['404.html', 'admin/**'] }).map((file) => ({
    path: `/${file.replaceAll('\\', '/').replace(/(?:^|\/)index\.html$|\.html$/, '')}`,
    names: namesIn(readFileSync(`${folder}/${file}`, 'utf8')),
  }));
}

/** As few pages as hold every name: always the one that shows most of what no page before it has. */
function chooseFew(pages: readonly Page[]): Page[] {
  const few: Page[] = [];
  const seen = new Set<string>();
  for (;;) {
    const gains = pages.map((page) => ({ page, gain: page.names.difference(seen).size }));
    const { page, gain } = gains.reduce((best, next) => (next.gain > best.gain ? next : best));
    if (gain === 0) return few;
    few.push(page);
    for (const name of page.names) seen.add(name);
  }
}

/**
 * Addresses of as few built pages as hold every kind of element that the site has: for checks that are too slow for all
 * pages. In `npm test -- all` it is the others at the top; of many communities, people, events and articles these few are enough.
 */
export function listPageKinds(): string[] {
  const pages = readPages().toSorted((one, other) => one.path.localeCompare(other.path, 'en'));
  const few = chooseFew(pages);
  const isAtTop = ({ path }: Page) => path.lastIndexOf('/') === 0;
  return (isAll ? pages.filter((page) => isAtTop(page) && !few.includes(page)) : few).map(({ path }) => path);
}
