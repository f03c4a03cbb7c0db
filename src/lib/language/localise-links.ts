import { findAll, readPage, setText, readText, writePage, type Document } from '../page/html-tree.ts';
import { jsonLdText } from '../page/json-ld.ts';

/* Components and editors write English addresses. These functions replace them with the addresses of translated pages. */

/** Returns the address of the translated page, or the English address if there is no translation. */
type Localise = (path: string) => string;

/** Changes only a path on this site. */
function localiseAddress(address: string, localise: Localise): string {
  if (!/^\/(?!\/)/.test(address)) return address;
  const { pathname, search, hash } = new URL(address, 'https://site.example');
  return localise(pathname) + search + hash;
}

function localiseElements(page: Document, localise: Localise): void {
  for (const { attribs } of [...findAll('a', page), ...findAll('link', page)]) {
    const { href, hreflang } = attribs;
    // A link to a page in another language stays as it is. `lang` is the language of the link's text, such as an English name.
    if (href && !hreflang) attribs['href'] = localiseAddress(href, localise);
  }
  // A redirect page opens the address in its `refresh`.
  const refreshes = findAll('meta', page).filter(({ attribs }) => attribs['http-equiv'] === 'refresh');
  for (const { attribs } of refreshes) {
    const [delay, address = ''] = (attribs['content'] ?? '').split('url=');
    attribs['content'] = `${delay}url=${localiseAddress(address, localise)}`;
  }
}

/** A text of the JSON-LD may be HTML, such as the answer to a question. */
function localiseText(text: string, localise: Localise): string {
  if (!text.includes('<a ')) return text;
  const tree = readPage(text);
  localiseElements(tree, localise);
  return writePage(tree);
}

function localiseJsonLd(page: Document, localise: Localise, siteUrl: string): void {
  const scripts = findAll('script', page).filter(({ attribs }) => attribs['type'] === 'application/ld+json');
  for (const script of scripts) {
    const jsonLd: Parameters<typeof jsonLdText>[0] = JSON.parse(readText(script), (_, value: unknown) => {
      if (typeof value !== 'string') return value;
      // An address with # is an identifier, which is the same in all languages.
      return value.startsWith(`${siteUrl}/`) && !value.includes('#')
        ? siteUrl + localiseAddress(value.slice(siteUrl.length), localise)
        : localiseText(value, localise);
    });
    setText(script, jsonLdText(jsonLd));
  }
}

export function localiseLinks(html: string, localise: Localise, siteUrl: string): string {
  const page = readPage(html);
  localiseElements(page, localise);
  localiseJsonLd(page, localise, siteUrl);
  return writePage(page);
}
