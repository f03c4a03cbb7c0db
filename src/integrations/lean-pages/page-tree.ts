import render from 'dom-serializer';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Document, Element } from 'domhandler';

export type { Document, Element };

/** A built page as a tree. */
export const readPage = (html: string): Document => parseDocument(html);

/** The HTML of a page, with as few signs as it takes. */
export const writePage = (page: Document): string =>
  render(page, { encodeEntities: 'utf8', emptyAttrs: false });

/** The elements of one name, in the order of the page. */
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

/** An element of its own, from its HTML. */
export const makeElement = (html: string): Element => parseDocument(html).firstChild as Element;

/** The text of a script or style. */
export const textOf = (element: Element): string => DomUtils.textContent(element);
