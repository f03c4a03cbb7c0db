import { findAll, readPage, setText, textOf, writePage, type Document } from '../page/html-tree.ts';
import { jsonLdText } from '../page/json-ld.ts';

/*
 * Links of a page in another language than English. Those of components and of editors' texts are written as in English; here they get the
 * addresses of the pages that are there in the language.
 */

/** The address in the language of a page that an address leads to; the same where it is in English only. */
type Lead = (path: string) => string;

/** An address of this site with its end, such as /events?step=1#next, in the language. */
function leadAddress(address: string, lead: Lead): string {
  if (!/^\/(?!\/)/.test(address)) return address;
  const { pathname, search, hash } = new URL(address, 'https://site.example');
  return lead(pathname) + search + hash;
}

function leadElements(page: Document, lead: Lead): void {
  // A link to another language is as it is to be.
  const links = [...findAll('a', page), ...findAll('link', page)].filter(
    ({ attribs }) => !attribs['lang'] && !attribs['hreflang'],
  );
  for (const { attribs } of links) attribs['href'] = leadAddress(attribs['href'] ?? '', lead);
  // A page that leads on by itself.
  for (const { attribs } of findAll('meta', page).filter(
    ({ attribs }) => attribs['http-equiv'] === 'refresh',
  )) {
    const [delay, address = ''] = (attribs['content'] ?? '').split('url=');
    attribs['content'] = `${delay}url=${leadAddress(address, lead)}`;
  }
}

/** Names pages to search engines by their addresses in this language. */
function leadFacts(page: Document, lead: Lead, site: string): void {
  for (const script of findAll('script', page).filter(
    ({ attribs }) => attribs['type'] === 'application/ld+json',
  )) {
    const facts = JSON.parse(textOf(script), (_, value: unknown) =>
      // What has a # is the name of a thing, and the same in all languages.
      typeof value === 'string' && value.startsWith(`${site}/`) && !value.includes('#')
        ? site + leadAddress(value.slice(site.length), lead)
        : value,
    ) as Parameters<typeof jsonLdText>[0];
    setText(script, jsonLdText(facts));
  }
}

/** The HTML of a page whose links lead to pages in its language; `site` is the address with which search engines know its pages. */
export function localiseLinks(html: string, lead: Lead, site: string): string {
  const page = readPage(html);
  leadElements(page, lead);
  leadFacts(page, lead, site);
  return writePage(page);
}
