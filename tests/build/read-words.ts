import { readElements } from './read-elements.ts';

interface Part {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** The words inside, as they are read: without tags, white space as one blank. */
  words: string;
  html: string;
}

const wordsOf = (html: string): string =>
  html
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * The elements with these names of some built HTML, in source order. For elements that do not hold others of their own
 * name, such as a, h2, label, nav.
 */
export function readParts(html: string, ...names: string[]): Part[] {
  const found = html.matchAll(new RegExp(`<(${names.join('|')})\\b[^>]*>(.*?)</\\1>`, 'gs'));
  return Array.from(found, ([all, name = '', inner = '']) => ({
    name,
    attributes: readElements(all)[0]?.attributes ?? new Map<string, string>(),
    words: wordsOf(inner),
    html: all,
  }));
}
