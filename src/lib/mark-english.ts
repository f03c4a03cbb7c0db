import { isTag, isText, Text, type ChildNode } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { makeElement, readPage, textOf, writePage, type Element } from './page-tree.ts';

/*
 * What stayed English on a page in another language is said to be English, so that it is read aloud as such.
 */

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

const BLOCKS = ['ul', 'ol', 'dl', 'p', 'li', 'div', 'header', 'section', 'article', 'details'];
const GATHERED = new Set([...BLOCKS, 'a', 'span']);

// A name in another language than the words would be read aloud as these.
const hasOwnWords = (part: Element): boolean =>
  ['aria-label', 'alt', 'placeholder', 'title'].some((name) => part.attribs[name]) ||
  part.children.filter(isTag).some(hasOwnWords);

// Their text is no words, or is marked where it stands.
const SILENT = new Set(['head', 'script', 'style', 'template', 'svg']);

/** Gives each English sentence its language, so that it is read aloud as English. In an island only whole elements: React expects the others. */
function markIn(part: Element, finder: Finder, isInIsland: boolean): void {
  for (const child of [...part.children]) {
    if (isText(child)) {
      if (!isInIsland) markText(child, finder);
    } else if (isTag(child) && !SILENT.has(child.name) && !child.attribs['lang']) {
      const { attribs } = child;
      const text = tidy(textOf(child));
      const isSpoken =
        !text && [attribs['alt'], attribs['aria-label']].some((each) => each && finder.isEnglish(tidy(each)));
      if (isSpoken || (text && finder.isEnglish(text))) attribs['lang'] = 'en';
      else markIn(child, finder, isInIsland || child.name === 'astro-island');
    }
  }
}

/** Digits and signs go with the words around them. */
const isWordless = (node: ChildNode) =>
  !/\p{L}/u.test(isText(node) || isTag(node) ? DomUtils.textContent(node) : '');

/** Spans that were put around English words in a text. */
const made = new WeakSet<ChildNode>();

/** Says once of a list or a paragraph what all its parts say, and of a link what its text says, which makes the page smaller. */
function gatherMarks(part: Element): void {
  const children = part.children.filter(isTag);
  for (const child of children) if (!child.attribs['lang']) gatherMarks(child);
  const spoken = part.children.filter((node) => !isWordless(node));
  const [only, ...others] = spoken;
  if (only && isTag(only) && made.has(only) && others.length === 0 && !hasOwnWords(part)) {
    part.attribs['lang'] = 'en';
    DomUtils.replaceElement(only, new Text(textOf(only)));
    return;
  }
  const isSame = spoken.every((node) => isTag(node) && node.attribs['lang'] === 'en');
  if (!GATHERED.has(part.name) || spoken.length < 2 || !isSame || hasOwnWords(part)) return;
  part.attribs['lang'] = 'en';
  for (const child of children) {
    delete child.attribs['lang'];
    if (made.has(child)) DomUtils.replaceElement(child, new Text(textOf(child)));
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
  const { prev } = text;
  // One English word after the other, such as a name and "(in English)".
  if (from === start && prev && isTag(prev) && made.has(prev)) {
    DomUtils.appendChild(prev, new Text(data.slice(0, to)));
    text.data = data.slice(to);
    return markText(text, finder);
  }
  text.data = data.slice(0, from);
  const span = makeElement('span', { lang: 'en' }, data.slice(from, to));
  made.add(span);
  DomUtils.append(text, span);
  if (to === data.length) return;
  const rest = new Text(data.slice(to));
  DomUtils.append(span, rest);
  markText(rest, finder);
}

/**
 * Gives the English words below an element their language. {total} in some stands for anything.
 */
export function markEnglish(part: Element, english: ReadonlySet<string>): void {
  markIn(part, createFinder(english), false);
  gatherMarks(part);
}

/** The HTML of a text that stayed English. */
export function speakEnglish(html: string): string {
  const text = readPage(html);
  for (const child of text.children.filter(isTag)) child.attribs['lang'] ??= 'en';
  return writePage(text);
}
