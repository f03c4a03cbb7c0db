import render from 'dom-serializer';
import { Element, Text, type Document } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

export type { Document, Element };

/** A built page as a tree. */
export const readPage = (html: string): Document => parseDocument(html);

/** The HTML of a page, with as few signs as it takes. */
export const writePage = (page: Document): string =>
  render(page, { encodeEntities: 'utf8', emptyAttrs: false });

export const findAll = (name: string, page: Document | Element): Element[] =>
  DomUtils.getElementsByTagName(name, page);

/** The only element that passes; the build stops where there is none, or more. `what` names it in the sentence. */
export function findOnly(
  what: string,
  test: (element: Element) => boolean,
  page: Document | Element,
): Element {
  const [found, ...others] = DomUtils.findAll(test, [page]);
  if (!found || others.length > 0)
    throw new Error(`${found ? 'more than one' : 'no'} ${what} stands in it, but just one is expected`);
  return found;
}

/** A script or style that belongs to no page yet. */
export function makeElement(name: string, attributes: Record<string, string>, text: string): Element {
  const element = new Element(name, attributes);
  DomUtils.appendChild(element, new Text(text));
  return element;
}

/** The text of a script or style. */
export const textOf = (element: Element): string => DomUtils.textContent(element);

/** Gives a script or style another text. */
export function setText(element: Element, text: string): void {
  element.children = [];
  // Only a text that knows it stands in a script is written as it is.
  DomUtils.appendChild(element, new Text(text));
}

/** The address that a page gives as its own; undefined for one that nobody is to find. */
export const canonicalOf = (page: Document): string | undefined =>
  findAll('link', page).find(({ attribs }) => attribs['rel'] === 'canonical')?.attribs['href'];

/** What a page tells search engines (JSON-LD), one fact after the other. */
export function readFacts<Fact extends object>(page: Document): Fact[] {
  return findAll('script', page)
    .filter(({ attribs }) => attribs['type'] === 'application/ld+json')
    .map((script) => JSON.parse(textOf(script)) as Fact & { '@graph'?: Fact[] })
    .flatMap((fact) => fact['@graph'] ?? fact);
}
