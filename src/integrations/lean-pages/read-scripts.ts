import { readFile } from 'node:fs/promises';
import { listWords } from './drop-unused-styles.ts';

interface Script {
  words: ReadonlySet<string>;
  names: string[];
}

// The ending first and its name by looking back: a name first would be tried from each letter of the page.
const listNames = (text: string) =>
  Array.from(text.matchAll(/\.js\b(?<=([\w.-]+))/g), ([, name = '']) => name);

/**
 * The words of every script file that a page can load, now or later, by itself or through another script: whatever is
 * named in a script element, an island, an import, import() or a preload list. `dir` is the folder of the build.
 */
export function createScriptReader(dir: URL): (html: string) => Promise<ReadonlySet<string>[]> {
  const scripts = new Map<string, Promise<Script>>();
  const read = (name: string) => {
    const script =
      scripts.get(name) ??
      readFile(new URL(`_astro/${name}`, dir), 'utf8')
        .catch(() => readFile(new URL(`scripts/${name}`, dir), 'utf8'))
        .catch(() => '')
        .then((text) => ({ words: listWords(text), names: listNames(text) }));
    scripts.set(name, script);
    return script;
  };
  return async (html) => {
    const found = new Map<string, Script>();
    const visit = async (names: readonly string[]): Promise<void> => {
      for (const name of names) {
        if (found.has(name)) continue;
        const script = await read(name);
        found.set(name, script);
        await visit(script.names);
      }
    };
    await visit(listNames(html.replaceAll(/<style>[\s\S]*?<\/style>/g, '')));
    return [...found.values()].map(({ words }) => words);
  };
}
