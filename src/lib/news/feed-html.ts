import { DomUtils } from 'htmlparser2';
import { readPage, writePage } from '../page-tree.ts';

const forUsAlone = new Set(['class', 'style', 'loading', 'decoding', 'fetchpriority', 'srcset', 'sizes']);
const isOwnLink = (name: string, value: string) =>
  (name === 'href' || name === 'src') && /^\/(?!\/)/.test(value);

/**
 * HTML made for a page of this site as a feed reader needs it: links and pictures of this site written in full, and
 * nothing that only our style and script understand.
 */
export function feedHtml(html: string, site: string): string {
  const tree = readPage(html);
  for (const node of DomUtils.filter((node) => node.type === 'comment', tree)) DomUtils.removeElement(node);
  for (const element of DomUtils.findAll(() => true, tree.childNodes)) {
    if (element.name === 'style' || element.name === 'script') DomUtils.removeElement(element);
    element.attribs = Object.fromEntries(
      Object.entries(element.attribs)
        .filter(([name]) => !forUsAlone.has(name) && !name.startsWith('data-'))
        .map(([name, value]) => [name, isOwnLink(name, value) ? new URL(site).origin + value : value]),
    );
  }
  return writePage(tree).trim();
}
