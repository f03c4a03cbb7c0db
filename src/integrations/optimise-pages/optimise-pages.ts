import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isTag, Text, type ChildNode } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { findAll, readPage, readText, writePage, type Document, type Element } from '#lib/page/html-tree.ts';
import { interactionScriptByLanguage } from '../client-interaction.ts';
import { inlinedHashes } from '../inline-script.ts';
import { localiseIslands } from '../words/script-languages.ts';
import { deferRuntime } from './defer-runtime.ts';
import { createStyleOptimiser } from './optimise-style.ts';
import { narrowPolicy } from './narrow-policy.ts';

/** The HTML of the built pages, by their paths, such as news/1.html. */
export type Pages = ReadonlyMap<string, string>;

const INLINE_ELEMENTS = new Set(['a', 'b', 'button', 'label', 'small', 'span', 'time']);
const isInline = (node: ChildNode | null): node is Element =>
  !!node && isTag(node) && INLINE_ELEMENTS.has(node.name);

/**
 * Puts a space between two words that only styles keep apart: Astro removes the line breaks between elements, and without styles
 * a name would run into its price.
 */
export function separateWords(part: Document | Element): void {
  for (const child of part.children) {
    // React does not expect these spaces: islands write their own.
    if (!isTag(child) || child.name === 'astro-island') continue;
    separateWords(child);
    const { nextSibling: next } = child;
    if (!isInline(child) || !isInline(next)) continue;
    // DomUtils.append() inserts after the child, not into it.
    if (/\S$/.test(readText(child)) && /^\S/.test(readText(next))) DomUtils.append(child, new Text(' '));
  }
}

// A pattern that begins with the name instead of `.js` is slow: the engine would try it at each letter of the page.
const listScriptNames = (text: string) =>
  Array.from(text.matchAll(/\.js\b(?<=([\w.-]+))/g), ([, name = '']) => name);

/** Returns a function that gives the texts of a page's script files. Their names are in the HTML or in another of these files. */
export function createScriptReader(dir: URL): (html: string) => string[] {
  const textByName = new Map<string, string>();
  const read = (name: string) => {
    const known = textByName.get(name);
    if (known !== undefined) return known;
    const file = ['_astro/', 'scripts/'].map((folder) => new URL(folder + name, dir)).find(existsSync);
    const text = file ? readFileSync(file, 'utf8') : '';
    textByName.set(name, text);
    return text;
  };
  return (html) => {
    const names = new Set<string>();
    const visit = (text: string) => {
      for (const name of listScriptNames(text)) {
        if (names.has(name)) continue;
        names.add(name);
        visit(read(name));
      }
    };
    visit(html);
    return [...names].map(read);
  };
}

/**
 * Removes from each built page unused styles, the runtime that islands load later, and the hashes that only other pages need.
 * Rewrites the used styles for old browsers, separates words, and gives islands the code of the page's language. Stops the build
 * if a page is not as expected. docs/decisions/0011 has the reasons.
 */
export async function optimisePages(dir: URL): Promise<Pages> {
  const readScripts = createScriptReader(dir);
  const optimiseStyle = createStyleOptimiser();
  const runtimes = new Map<string, string>();
  const optimised = new Map<string, string>();
  const names = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  for (const name of names.toSorted()) {
    const html = readFileSync(new URL(name, dir), 'utf8');
    try {
      const page = readPage(html);
      const language = findAll('html', page)[0]?.attribs['lang'] ?? '';
      localiseIslands(page, language);
      // narrowPolicy() must run before deferRuntime(), which may put in another script. narrowPolicy() does not know the hash of
      // that script, and would stop the build.
      const settlePolicy = narrowPolicy(page, inlinedHashes);
      const runtime = deferRuntime(page, interactionScriptByLanguage.get(language));
      if (runtime) runtimes.set(runtime.address, runtime.text);
      separateWords(page);
      await optimiseStyle(page, readScripts(html));
      settlePolicy();
      optimised.set(name, writePage(page));
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : cause;
      throw new Error(`${name} cannot be published: ${reason}`, { cause });
    }
  }
  for (const [name, html] of optimised) writeFileSync(new URL(name, dir), html);
  for (const [address, text] of runtimes) writeFileSync(new URL(`.${address}`, dir), text);
  return optimised;
}
