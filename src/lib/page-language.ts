import { isTag, Text, type ChildNode } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { markEnglish } from './mark-english.ts';
import {
  findAll,
  makeElement,
  readPage,
  textOf,
  writePage,
  type Document,
  type Element,
} from './page-tree.ts';

/*
 * What is done to the finished HTML of a page in another language than English. Components know nothing of languages: the words they
 * show come translated, and what is left, of which the whole page must be seen, is done here.
 */

export interface PageLanguage {
  tag: string;
  direction: 'ltr' | 'rtl';
  /** Words of this page that are English: sentences without a translation, and names. {total} in one stands for anything. */
  english: ReadonlySet<string>;
  /** The address of a page in this language; undefined where it is there in English only. */
  addressOf(path: string): string | undefined;
  /** What a link to such a page says, such as '(en anglais)'. */
  inEnglish: string;
  /** The address of the site, with which search engines know its pages. */
  site: string;
}

/** The page or file of this site that a link leads to, and what follows it; undefined for other links. */
function readLink(address: string): { path: string; rest: string } | undefined {
  const [, path, rest = ''] = /^(\/(?!\/)[^?#]*)([?#].*)?$/s.exec(address) ?? [];
  return path === undefined ? undefined : { path, rest };
}

const isInIsland = ({ parent }: Element): boolean =>
  parent !== null && isTag(parent) && (parent.name === 'astro-island' || isInIsland(parent));

/** Adds words to a link, after those that are seen. In a button, which sets its parts in a row, they stand with the others. */
function sayMore(link: Element, words: string): void {
  const place = /\bbutton\b/.test(link.attribs['class'] ?? '') ? makeElement('span', {}, '') : link;
  if (place !== link) {
    for (const child of [...link.children]) DomUtils.appendChild(place, child);
    DomUtils.appendChild(link, place);
  }
  const { lastChild } = place;
  const isHidden =
    lastChild && isTag(lastChild) && (lastChild.attribs['class'] ?? '').includes('visually-hidden');
  if (isHidden) DomUtils.prepend(lastChild, new Text(` ${words}`));
  else DomUtils.appendChild(place, new Text(` ${words}`));
}

/** Leads links to pages in the language of this one; those to an English page say so. */
function leadLinks(page: Document, { tag, addressOf, inEnglish }: PageLanguage): void {
  for (const link of findAll('a', page)) {
    const { href = '', lang } = link.attribs;
    // One to another language is as it is to be.
    const found = lang ? undefined : readLink(href);
    // An address in this language, which a component may have asked for.
    if (!found || found.path === `/${tag}` || found.path.startsWith(`/${tag}/`)) continue;
    const address = addressOf(found.path);
    if (address) link.attribs['href'] = address + found.rest;
    // A picture or the like, which is the same for all.
    else if (found.path.includes('.')) continue;
    else if (isInIsland(link)) link.attribs['hreflang'] = 'en';
    else sayMore(link, inEnglish);
  }
  // Feeds, calendars, what a phone keeps.
  for (const link of findAll('link', page).filter(({ attribs }) =>
    /^(?:alternate|manifest)$/.test(attribs['rel'] ?? ''),
  )) {
    const { href = '' } = link.attribs;
    link.attribs['href'] = addressOf(href) ?? href;
  }
  // A page that leads on by itself.
  for (const meta of findAll('meta', page).filter(({ attribs }) => attribs['http-equiv'] === 'refresh')) {
    const [, before = '', path = ''] = /^(.*url=)(.*)$/.exec(meta.attribs['content'] ?? '') ?? [];
    meta.attribs['content'] = before + (addressOf(path) ?? path);
  }
}

/** Names pages to search engines by their addresses in this language. */
function leadFacts(page: Document, { site, addressOf }: PageLanguage): void {
  for (const script of findAll('script', page).filter(
    ({ attribs }) => attribs['type'] === 'application/ld+json',
  )) {
    const text = textOf(script)
      .replaceAll(`"${site}/`, '"\0/')
      .replaceAll(/"\0([^"#]*)"/g, (_, path: string) => {
        return `"${site}${addressOf(path) ?? path}"`;
      });
    DomUtils.removeElement(script.children[0] as ChildNode);
    DomUtils.appendChild(script, new Text(text.replaceAll('\0', site)));
  }
}

/** The finished HTML of a page of this language. */
export function speakPage(html: string, language: PageLanguage): string {
  const page = readPage(html);
  for (const root of findAll('html', page)) {
    root.attribs['lang'] = language.tag;
    if (language.direction === 'rtl') root.attribs['dir'] = 'rtl';
  }
  leadLinks(page, language);
  for (const body of findAll('body', page)) markEnglish(body, language.english);
  leadFacts(page, language);
  return writePage(page);
}
