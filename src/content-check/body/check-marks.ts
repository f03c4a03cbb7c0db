import { type Node, nodeText, walk } from '#lib/page/markdown-tree.ts';
import { explainLostItem, type Mistake, mistakeAt, positionAt, shorten } from '../problem.ts';
import { sliceOf } from './tree.ts';

export const SHOUTED =
  'capital letters are hard to read, and some screen readers spell them. Write it as a sentence';

/** Replaces each letter that is not plain text, such as the letters of code, and the ** around bold words. */
const NOT_PLAIN = '\uFFFC';
const ADDRESS_START = String.raw`\/|#|\.\/|https?:|mailto:|tel:|sms:|www\.`;

const HOW_TO_LINK =
  'this is not a link yet. Write [the words](/booking): no space between the brackets, and none in the address';
const HOW_TO_LIST = 'a list begins with a hyphen and a space. Write - ';
// The rest of a line, and the spaces and > that begin the next line. If both lines begin like list items, a list is meant.
const TO_NEXT_LINE = String.raw`[^\n]*\n[ \t>]*`;

// Markdown marks that the parser read as plain words.
const unreadMarks: [RegExp, string][] = [
  [
    /!\[[^\]\n]*\]\(/,
    'this is not a picture yet. Write ![A van](./van-1.jpg), without spaces. If the name of the file has spaces, rename the file',
  ],
  [/(?<!!\[[^\]\n]*)\]\(/, HOW_TO_LINK],
  [new RegExp(String.raw`\[[^\]\n]*\][ \t]+\((?=${ADDRESS_START})`), HOW_TO_LINK],
  [
    new RegExp(String.raw`\)[ \t]*\[(?=${ADDRESS_START})`),
    'the brackets are the wrong way round. Write [the words](/booking)',
  ],
  // Inside a line, ## is accepted before punctuation or at the end of the line: a sentence may name the sign.
  [
    /#{2,}[ \t]*[^\s#.,;:!?)”’"']|^[ \t>]*#{2,}[^\s#]/m,
    'a heading begins a line, and needs a space. Write ## What we saw',
  ],
  [
    /\*\*/,
    'these ** make nothing bold. Write **like this**, with no space inside; to show two stars, write \\*\\*',
  ],
  // Reports __ only at the edge of a word, not in first__name or in a line to fill in, such as ____.
  [
    /(?<![\p{L}\p{N}_])__(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}.!?])__(?![\p{L}\p{N}_])/u,
    'these __ make nothing bold. Write **like this**',
  ],
  [/~~/, 'these ~~ strike nothing out. Write ~~like this~~, with no space inside'],
  [
    /```|~~~/,
    'these signs make no block of code. Write ``` alone on a line before the code, and again after it',
  ],
  [
    /https?:\/(?!\/)|https?:?\/\/(?=\s|$)|\bhttps?\/\/|\bhttps?:(?=[\w-]+\.\w)/i,
    'a web address begins with https:// and has no spaces',
  ],
  [/\[\^[^\]\s]+\]/, 'this note has no words. Write them below the text, as in [^1]: Our source'],
  [/^[ \t>]*[•‣⁃▪▫●○◦∙·■□◆◇➢➤►▶❖]/m, HOW_TO_LIST],
  [new RegExp(String.raw`^[ \t>]*[–—−] ${TO_NEXT_LINE}[–—−] `, 'm'), HOW_TO_LIST],
  // The bullets of Microsoft Word become these letters when its symbol font is lost.
  [/^[ \t>]*[§ØüvÞo](?:\t| {2,})\S/m, HOW_TO_LIST],
  [new RegExp(String.raw`^[ \t>]*o ${TO_NEXT_LINE}o `, 'm'), HOW_TO_LIST],
  [new RegExp(String.raw`^[ \t>]*[-*+]\p{L}${TO_NEXT_LINE}[-*+]\p{L}`, 'mu'), HOW_TO_LIST],
  // -You can. In -Ama Mensah, the hyphen stands before a name.
  [/^[ \t>]*[-+]\p{Lu}\p{Ll}* \p{Ll}/mu, HOW_TO_LIST],
  [
    new RegExp(String.raw`^[ \t>]*\d{1,2}[.)]\p{L}${TO_NEXT_LINE}\d{1,2}[.)]\p{L}`, 'mu'),
    'a list with numbers needs a space after each dot. Write 1. Tomatoes',
  ],
  [
    /^[ \t>]*\|.*\|[ \t]*\n[ \t>]*\|/m,
    'a table needs a line of hyphens below its heading. Write | --- | --- | there',
  ],
];

/** The source of a block. NOT_PLAIN replaces each letter that is not plain text, and both signs of an escape such as \*. */
function plainWordsOf(block: Node, source: string): string {
  const start = block.position?.start.offset ?? 0;
  const letters = Array.from({ length: sliceOf(block, source).length }, () => NOT_PLAIN);
  for (const node of walk(block)) {
    if (node.type !== 'text') continue;
    const slice = sliceOf(node, source);
    const nodeStart = (node.position?.start.offset ?? 0) - start;
    for (let index = 0; index < slice.length; index += 1)
      letters[nodeStart + index] = slice[index] ?? NOT_PLAIN;
  }
  return letters.join('').replaceAll(/\\[!-/:-@[-`{-~]/g, NOT_PLAIN + NOT_PLAIN);
}

/** The lines of a block that begin with a sign, which stands for the hyphen of an item. A letter needs a space after it. */
function* listItems(words: string, slice: string, sign: string) {
  for (const { index, 0: line, 1: before = '' } of words.matchAll(/^([ \t>]*)\S.*$/gm)) {
    const rest = slice.slice(index + before.length + 1, index + line.length);
    const isItem = line[before.length] === sign && (!/\p{L}/u.test(sign) || /^\s/.test(rest));
    if (isItem) yield { offset: index + before.length, item: rest.trim() };
  }
}

function explainCode(slice: string): string | undefined {
  const [, fence] = /^(`{3,}|~{3,})/.exec(slice) ?? [];
  if (!fence)
    return 'four spaces or a tab at the beginning turn this into computer code. Remove them; indent part of a list by two spaces';
  const lastLine = slice.slice(slice.lastIndexOf('\n') + 1).replace(/^[ \t>]*/, '');
  return slice.includes('\n') && lastLine.startsWith(fence)
    ? undefined
    : `this block of code is not closed, and takes in all that follows. Write ${fence} on a line of its own after it, or remove both`;
}

const DIGIT = /\p{N}/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** A message about emphasis or strikethrough that was meant as a sign between numbers, as in 5*3 or H~2~O. */
function explainTouchingDigit(node: Node, source: string): string | undefined {
  const slice = sliceOf(node, source);
  const [marks = '', mark = ''] = /^([*_~])\1*/.exec(slice) ?? [];
  const before = source[(node.position?.start.offset ?? 0) - 1] ?? ' ';
  const after = source[node.position?.end.offset ?? 0] ?? ' ';
  const inside = slice.slice(marks.length, -marks.length);
  // A letter of a bold number, as in **5**th, is meant.
  const touches = (outside: string, inner: string) =>
    DIGIT.test(outside) || (marks.length === 1 && LETTER_OR_DIGIT.test(outside) && DIGIT.test(inner));
  if (!touches(before, inside.at(0) ?? '') && !touches(after, inside.at(-1) ?? '')) return undefined;
  const look = { '*': 'slanted or bold', _: 'slanted or bold', '~': 'struck out' }[mark] ?? 'marked';
  const small = [...nodeText(node)].map((digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)]).join('');
  const instead =
    mark === '~' ? `for a small number write ${small || '₂'}` : 'for times write ×, for to write –';
  return `visitors see "${nodeText(node)}" ${look}, without the ${mark}. For the sign itself write \\${mark}; ${instead}`;
}

const TIME = String.raw`[ \t>]*\d{1,2}(?:(?:[.:]\d\d)?[ \u00a0]?[ap]\.?m\b|[.:]\d\d(?!\d))`;

// Signs of other programs. The site prints them as they are.
const remarks: readonly (readonly [RegExp, (found: string) => string])[] = [
  [
    /^[ \t>]*\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/im,
    (found) => `visitors see ${found.trim()} as it is. Remove it`,
  ],
  [/==(?=\S)[^=\n]+==/, (found) => `visitors see ${found} as it is. Write **bold**`],
  [
    /(?<![\p{L}\p{N}:]):[a-z][a-z_+-]+:(?![\p{L}\p{N}])/u,
    (found) => `visitors see ${found} as it is. Type the sign itself`,
  ],
  [
    /\[\d{1,2}\/\d{1,2}(?:\/\d{2,4})?,? \d{1,2}:\d{2}[^\]\n]{0,12}\] [^\n:]{2,40}:/,
    (found) => `visitors see ${found} as it is: it comes from a chat. Remove it`,
  ],
  // A paragraph of its own without a full stop. A sentence may begin with a hashtag.
  [
    /^#\p{L}[^\n.!?:]{0,60}$/u,
    (found) => `visitors see ${found.slice(0, 20)} as it is. A heading needs a space: ## Like this`,
  ],
  [
    new RegExp(String.raw`^${TIME}[^\n]*(?=\n${TIME})`, 'im'),
    (found) => `visitors see one run of words, not lines. For a list write - ${shorten(found, 60)}`,
  ],
  [
    new RegExp(String.raw`^(?!${TIME})\w{2}[^\t\n]*\t+\S[^\n]*\n\w[^\t\n]*\t+\S`, 'im'),
    () =>
      'visitors see one run of words, not a table. Write | between the columns and | --- | --- | below the heading',
  ],
];

export const isShouted = (text: string) =>
  text.length >= 12 && /\s/.test(text.trim()) && /\p{Lu}/u.test(text) && text === text.toUpperCase();

function remarkOnHeading(heading: Node, source: string): string | undefined {
  const slice = sliceOf(heading, source);
  if (/\n[ \t>]*(?:-+|=+)[ \t]*$/.test(slice))
    return 'the line of - or = makes a heading of the text above it. For a heading write ## and the words; for a line between texts, leave an empty line above it';
  return isShouted(nodeText(heading)) ? SHOUTED : undefined;
}

/**
 * Finds Markdown marks that the parser read as plain words: visitors would see them. Also finds words that the parser read as
 * marks. `source` is the text from which `tree` was parsed.
 */
export function checkMarks(tree: Node, source: string): Mistake[] {
  const mistakes: Mistake[] = [];
  const report = (offset: number, message: string, isWarning = false) =>
    mistakes.push({ ...mistakeAt(positionAt(source, offset), message), ...(isWarning && { isWarning }) });
  for (const node of walk(tree)) {
    const start = node.position?.start.offset ?? 0;
    if (node.type === 'code') {
      const message = explainCode(sliceOf(node, source));
      if (message) report(start, message);
    }
    if (node.type === 'listItem' && /^\+[ \t]+\(?\d[\d ()-]{6,}/.test(sliceOf(node, source)))
      report(
        start,
        'a + with a space begins a list. Write a phone number without that space, as in +233 24 123 4567',
      );
    // Without its hyphen, an item becomes a part of the item above it.
    const lost = node.type === 'listItem' ? /\n(\p{Lu}[^\n]*)/u.exec(sliceOf(node, source)) : null;
    if (lost?.[1]) report(start + lost.index + 1, explainLostItem(lost[1]), true);
    if (['emphasis', 'strong', 'delete'].includes(node.type)) {
      const message = explainTouchingDigit(node, source);
      if (message) report(start, message);
    }
    if (!['paragraph', 'heading', 'tableCell'].includes(node.type)) continue;
    const remark = node.type === 'heading' ? remarkOnHeading(node, source) : undefined;
    if (remark) report(start, remark, true);
    const words = plainWordsOf(node, source);
    for (const [pattern, message] of unreadMarks) {
      const found = pattern.exec(words);
      if (!found) continue;
      // Skips the spaces and > before the mark.
      const at = found.index + found[0].search(/[^ \t>]|$/);
      if (message !== HOW_TO_LIST) report(start + at, message);
      else
        for (const { offset, item } of listItems(words, sliceOf(node, source), words[at] ?? ''))
          report(start + offset, message + shorten(item, 60));
    }
    for (const [pattern, explain] of remarks) {
      const found = pattern.exec(words);
      if (found) report(start + found.index, explain(found[0]), true);
    }
  }
  return mistakes;
}
