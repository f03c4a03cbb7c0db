import { readFileSync } from 'node:fs';
import type { BuiltPage, BuiltSite } from './read-site.ts';

/** Files under /_astro that a text names: script elements, islands, import and import(), preload lists. */
const scriptsIn = (text: string) =>
  Array.from(
    text.matchAll(/(?:\/?_astro\/|["'`]\.\/)([\w.~@-]+\.js)\b/g),
    ([, name = '']) => `/_astro/${name}`,
  );

/** Every script file that a page can load, now or later, by itself or through another script. */
export function listScripts({ html }: BuiltPage, { files }: Pick<BuiltSite, 'files'>): string[] {
  const found = new Set<string>();
  const visit = (text: string) => {
    for (const address of scriptsIn(text)) {
      const file = files.get(address);
      if (!file || found.has(file)) continue;
      found.add(file);
      visit(readFileSync(file, 'utf8'));
    }
  };
  visit(html);
  return [...found];
}
