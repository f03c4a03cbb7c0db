import { readElements } from './read-elements.ts';

interface Part {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** The text inside: without tags, with white space as single spaces. Entities such as &nbsp; stay. */
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
 * The elements with these names in built HTML, in source order. Only for elements that never contain another of the same name,
 * such as <a>, <h2>, <label> and <nav>.
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
