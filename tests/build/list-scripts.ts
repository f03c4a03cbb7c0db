import { readFileSync } from 'node:fs';
import type { BuiltPage, BuiltSite } from './read-site.ts';

const namesByText = new Map<string, string[]>();

/**
 * Script files named in a text. The pattern finds `.js` and then looks back at the name. A pattern that begins with the name is
 * slower, because it tries each letter.
 */
function listNames(text: string): string[] {
  const known = namesByText.get(text);
  if (known) return known;
  const names = Array.from(text.matchAll(/\.js\b(?<=([\w./~@-]+))/g), ([, name = '']) => name);
  namesByText.set(text, names);
  return names;
}

/**
 * The path of every script file that a page can load, now or later, directly or through another script. The name of the file is in
 * a script element, an island, an import, import() or a preload list.
 */
export function listScripts(page: BuiltPage, { files }: Pick<BuiltSite, 'files'>): string[] {
  const found = new Set<string>();
  const visit = (text: string, from: string) => {
    for (const name of listNames(text)) {
      // Preload lists leave out the first slash.
      const addresses = [from, '/'].map((base) => new URL(name, `https://site.example${base}`).pathname);
      const address = addresses.find((each) => files.has(each)) ?? '';
      const file = files.get(address);
      if (!file || found.has(file)) continue;
      found.add(file);
      // The service worker names scripts that it fetches ahead of time. The page does not load them.
      if (address !== '/worker.js') visit(readFileSync(file, 'utf8'), address);
    }
  };
  visit(page.html, page.address);
  return [...found];
}
