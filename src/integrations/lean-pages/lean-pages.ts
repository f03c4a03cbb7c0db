import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { isTag, Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { findAll, readPage, textOf, writePage, type Document, type Element } from '#lib/page-tree.ts';
import { eachPage } from '../each-page.ts';
import { directives } from '../client-touch/client-touch.ts';
import { inlinedHashes } from '../inline-script/inline-script.ts';
import { takeIslands } from '../words/words.ts';
import { deferRuntime } from './defer-runtime.ts';
import { createStyler } from './lean-style.ts';
import { narrowPolicy } from './narrow-policy.ts';

const IN_LINE = new Set(['a', 'b', 'button', 'label', 'small', 'span', 'time']);

/** React would not expect these spaces: islands write their own. */
const isIsland = ({ name }: Element) => name === 'astro-island';

/**
 * Puts a space between two parts of a line that touch. Astro takes the line breaks between elements away, and styles do not miss them;
 * without styles a name would run into its price. A sign without words needs none.
 */
export function partWords(part: Document | Element): void {
  for (const child of part.children) {
    if (!isTag(child) || isIsland(child)) continue;
    partWords(child);
    const { nextSibling: next } = child;
    if (!next || !isTag(next) || !IN_LINE.has(child.name) || !IN_LINE.has(next.name)) continue;
    if (/\S$/.test(textOf(child)) && /^\S/.test(textOf(next))) DomUtils.append(child, new Text(' '));
  }
}

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

/**
 * Takes from each built page what the page itself has no use for: styles, the runtime of islands until one is wanted, and
 * the hashes of other pages' scripts. What stays of its styles is written as old browsers understand it, and words stand apart
 * without any. Stops the build where a page is not as this expects it.
 */
export function leanPages(): AstroIntegration {
  return {
    name: 'lean-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const readScripts = createScriptReader(dir);
        const leanStyle = createStyler();
        const files = new Map<string, string>();
        await eachPage(dir, async ({ name, html }) => {
          try {
            const page = readPage(html);
            const tag = findAll('html', page)[0]?.attribs['lang'] ?? '';
            takeIslands(page, tag);
            const settlePolicy = narrowPolicy(page, inlinedHashes);
            const runtime = deferRuntime(page, directives.get(tag));
            if (runtime) files.set(runtime.name, runtime.text);
            partWords(page);
            await leanStyle(page, readScripts(html));
            settlePolicy();
            writeFileSync(new URL(name, dir), writePage(page));
          } catch (cause) {
            throw new Error(`${name} cannot be published: ${(cause as Error).message}`, { cause });
          }
        });
        for (const [name, text] of files) writeFileSync(new URL(`.${name}`, dir), text);
      },
    },
  };
}
