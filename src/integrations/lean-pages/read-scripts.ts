import { existsSync, readFileSync } from 'node:fs';

// The ending first and its name by looking back: a name first would be tried from each letter of the page.
const listNames = (text: string) =>
  Array.from(text.matchAll(/\.js\b(?<=([\w.-]+))/g), ([, name = '']) => name);

/**
 * The text of every script file that a page can load, now or later, by itself or through another script: whatever is
 * named in a script element, an island, an import, import() or a preload list. `dir` is the folder of the build.
 */
export function createScriptReader(dir: URL): (html: string) => string[] {
  const texts = new Map<string, string>();
  const read = (name: string) => {
    const known = texts.get(name);
    if (known !== undefined) return known;
    const file = ['_astro/', 'scripts/'].map((folder) => new URL(folder + name, dir)).find(existsSync);
    const text = file ? readFileSync(file, 'utf8') : '';
    texts.set(name, text);
    return text;
  };
  return (html) => {
    const found = new Set<string>();
    const visit = (text: string) => {
      for (const name of listNames(text)) {
        if (found.has(name)) continue;
        found.add(name);
        visit(read(name));
      }
    };
    visit(html);
    return [...found].map(read);
  };
}
