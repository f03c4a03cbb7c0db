import { isTag, isText, Text, type ChildNode } from 'domhandler';
import { DomUtils } from 'htmlparser2';
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

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const WORD = /[\p{L}\p{N}]+/gu;
const PLACE = /\{\w+\}/;
const PLACES = /\{\w+\}/g;
/** Letters that are put into a sentence at one place: a name, a price, some names. */
const MOST_FILLED = 80;

/** Tells what is English: whole sentences, those with something put in place of {total}, and names of several words in others. */
function createFinder(english: ReadonlySet<string>) {
  const whole = new Set([...english].map(tidy).filter((words) => words && !PLACE.test(words)));
  // What has few words of its own would be found everywhere.
  const filled = [...english]
    .filter((words) => PLACE.test(words) && /\p{L}{2}.*\p{L}{2}/su.test(words.replace(PLACES, ' ')))
    .map((words) => new RegExp(`^${tidy(words).split(PLACE).map(escape).join(`.{1,${MOST_FILLED}}`)}$`, 's'));
  // A single word may be one of the other language too.
  const parts = Map.groupBy(
    [...whole].filter((words) => words.includes(' ')).toSorted((a, b) => b.length - a.length),
    (words) => words.match(WORD)?.[0] ?? '',
  );
  const isEnglish = (text: string) => whole.has(text) || filled.some((each) => each.test(text));
  /** Where the first English words stand in a text, the longest that fit. */
  const findPart = (text: string): [from: number, to: number] | undefined => {
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const found = parts.get(word)?.find((words) => text.startsWith(words, index));
      const end = index + (found?.length ?? 0);
      if (found && !/^[\p{L}\p{N}]/u.test(text.slice(end))) return [index, end];
    }
    return undefined;
  };
  return { isEnglish, findPart };
}

type Finder = ReturnType<typeof createFinder>;

// Their text is no words, or is marked where it stands.
const SILENT = new Set(['head', 'script', 'style', 'template', 'svg']);

/** Gives each English sentence its language, so that it is read aloud as English. In an island only whole elements: React expects the others. */
function markEnglish(part: Element, finder: Finder, isInIsland: boolean): void {
  for (const child of [...part.children]) {
    if (isText(child)) {
      if (!isInIsland) markText(child, finder);
    } else if (isTag(child) && !SILENT.has(child.name) && !child.attribs['lang']) {
      const { attribs } = child;
      const text = tidy(textOf(child));
      const isSpoken =
        !text && [attribs['alt'], attribs['aria-label']].some((each) => each && finder.isEnglish(tidy(each)));
      if (isSpoken || (text && finder.isEnglish(text))) attribs['lang'] = 'en';
      else markEnglish(child, finder, isInIsland || child.name === 'astro-island');
    }
  }
}

function markText(text: Text, finder: Finder): void {
  const { data } = text;
  const start = data.search(/\S/);
  if (start < 0) return;
  const [from, to] = finder.isEnglish(tidy(data))
    ? [start, data.trimEnd().length]
    : (finder.findPart(data) ?? [0, 0]);
  if (to === 0) return;
  const rest = new Text(data.slice(to));
  text.data = data.slice(0, from);
  const span = makeElement('span', { lang: 'en' }, data.slice(from, to));
  DomUtils.append(text, span);
  DomUtils.append(span, rest);
  markText(rest, finder);
}

/** The HTML of a text that stayed English. */
export function speakEnglish(html: string): string {
  const text = readPage(html);
  for (const child of text.children.filter(isTag)) child.attribs['lang'] ??= 'en';
  return writePage(text);
}

/** The page of this site that a link leads to, and what follows it; undefined for other links and for files. */
function readLink(address: string): { path: string; rest: string } | undefined {
  const [, path, rest = ''] = /^(\/(?!\/)[^?#.]*)([?#].*)?$/s.exec(address) ?? [];
  return path === undefined ? undefined : { path, rest };
}

const isInIsland = ({ parent }: Element): boolean =>
  parent !== null && isTag(parent) && (parent.name === 'astro-island' || isInIsland(parent));

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
    else {
      link.attribs['hreflang'] = 'en';
      if (!isInIsland(link)) DomUtils.appendChild(link, new Text(` ${inEnglish}`));
    }
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
  const finder = createFinder(language.english);
  leadLinks(page, language);
  for (const body of findAll('body', page)) markEnglish(body, finder, false);
  leadFacts(page, language);
  return writePage(page);
}
