import { readFile } from 'node:fs/promises';

/**
 * The text of every script file that a page can load, now or later, by itself or through another script: whatever is
 * named in a script element, an island, an import, import() or a preload list. `dir` is the folder of the build.
 */
export function createScriptReader(dir: URL): (html: string) => Promise<string> {
  const texts = new Map<string, Promise<string>>();
  const read = (name: string) => {
    const text = texts.get(name) ?? readFile(new URL(`_astro/${name}`, dir), 'utf8').catch(() => '');
    texts.set(name, text);
    return text;
  };
  return async (html) => {
    const found = new Set<string>();
    const visit = async (text: string): Promise<string> => {
      const names = [...text.matchAll(/[\w.-]+\.js\b/g)]
        .map(([name]) => name)
        .filter((name) => !found.has(name));
      for (const name of names) found.add(name);
      const parts = await Promise.all(names.map(async (name) => visit(await read(name))));
      return [text, ...parts].join('\n');
    };
    return visit(html.replaceAll(/<style>[\s\S]*?<\/style>/g, ''));
  };
}
