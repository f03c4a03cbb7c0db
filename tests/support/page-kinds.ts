import { globSync, readFileSync } from 'node:fs';
import { standInEnvironment } from '../stand-ins/environment.ts';

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

/**
 * Addresses of as few built pages as hold every kind of element that the site has: for checks that are too slow for
 * all pages. All pages at the top are among them; of the many communities, people, events and articles it takes
 * those that show something new, the heaviest first.
 */
export function listPageKinds(): string[] {
  const folder = standInEnvironment['OUT_DIR'] ?? '';
  const pages = globSync('**/*.html', { cwd: folder, exclude: ['404.html', 'admin/**'] }).map((file) => {
    const html = readFileSync(`${folder}/${file}`, 'utf8');
    const path = `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
    return { path, isTop: !file.includes('/'), size: html.length, names: namesIn(html) };
  });
  const order = pages.toSorted((a, b) => Number(b.isTop) - Number(a.isTop) || b.size - a.size);
  const seen = new Set<string>();
  const seenFolders = new Set<string>();
  const kinds = order.filter(({ path, isTop, names }) => {
    const [, inFolder = ''] = path.split('/');
    const isNew = isTop || !seenFolders.has(inFolder) || [...names].some((name) => !seen.has(name));
    if (!isNew) return false;
    for (const name of names) seen.add(name);
    seenFolders.add(inFolder);
    return true;
  });
  return kinds.map(({ path }) => path);
}
