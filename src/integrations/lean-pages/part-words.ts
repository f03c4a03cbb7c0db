import { isTag, Text } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { textOf, type Document, type Element } from '#lib/page-tree.ts';

const IN_LINE = new Set(['a', 'b', 'button', 'label', 'small', 'span', 'time']);

/** React would not know the spaces: islands write their own. */
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
