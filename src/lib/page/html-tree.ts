import render from 'dom-serializer';
import { Element, Text, type Document } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

export type { Document, Element };

export const readPage = (html: string): Document => parseDocument(html);

/** To save bytes, letters such as é are not escaped, and empty attributes have no value. */
export const writePage = (page: Document): string =>
  render(page, { encodeEntities: 'utf8', emptyAttrs: false });

export const findAll = (name: string, root: Document | Element): Element[] =>
  DomUtils.getElementsByTagName(name, root);

/** Throws if none or several elements pass the test; `what` names the element in the error. */
export function findOnly(
  what: string,
  test: (element: Element) => boolean,
  root: Document | Element,
): Element {
  const [found, ...others] = DomUtils.findAll(test, [root]);
  if (!found || others.length > 0)
    throw new Error(`it has ${found ? 'more than one' : 'no'} ${what}, but one is expected`);
  return found;
}

export function makeTreeElement(name: string, attributes: Record<string, string>, text: string): Element {
  const element = new Element(name, attributes);
  DomUtils.appendChild(element, new Text(text));
  return element;
}

export const readText = (element: Element): string => DomUtils.textContent(element);

export function setText(element: Element, text: string): void {
  element.children = [];
  // appendChild sets the parent. Without a parent, the serializer would escape the text of a script or a style.
  DomUtils.appendChild(element, new Text(text));
}

/** The canonical address; undefined for a page that search engines must not list. */
export const canonicalOf = (page: Document): string | undefined =>
  findAll('link', page).find(({ attribs }) => attribs['rel'] === 'canonical')?.attribs['href'];

export function readFacts<Fact extends object>(page: Document): Fact[] {
  return findAll('script', page)
    .filter(({ attribs }) => attribs['type'] === 'application/ld+json')
    .map((script): Fact & { '@graph'?: Fact[] } => JSON.parse(readText(script)))
    .flatMap((fact) => fact['@graph'] ?? fact);
}
