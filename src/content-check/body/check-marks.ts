import { type Node, walk } from '#lib/page/markdown-tree.ts';
import { type Mistake, mistakeAt, positionAt } from '../problem.ts';
import { sliceOf } from './tree.ts';

/** Replaces each letter that is not plain text, such as the letters of code, and the ** around bold words. */
const NOT_PLAIN = '\uFFFC';
const ADDRESS_START = String.raw`\/|#|\.\/|https?:|mailto:|tel:|sms:|www\.`;

const HOW_TO_LINK =
  'this is not a link yet. Write [the words](/booking): no space between the brackets, and none in the address';
const HOW_TO_LIST = 'a list begins with a hyphen and a space. Write - Tomatoes';
// The rest of a line, and the spaces and > that begin the next line. If both lines begin like list items, a list is meant.
const TO_NEXT_LINE = String.raw`[^\n]*\n[ \t>]*`;

// Markdown marks that the parser read as plain words, and placeholders such as TODO.
const unreadMarks: [RegExp, string][] = [
  [/\bTODO\b|\b[Ll]orem ipsum\b/, 'this is a placeholder. Write the real words'],
  [/\]\(/, HOW_TO_LINK],
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

function explainCode(slice: string): string | undefined {
  const [, fence] = /^(`{3,}|~{3,})/.exec(slice) ?? [];
  if (!fence)
    return 'four spaces or a tab at the beginning turn this into computer code. Remove them; indent part of a list by two spaces';
  const lastLine = slice.slice(slice.lastIndexOf('\n') + 1).replace(/^[ \t>]*/, '');
  return slice.includes('\n') && lastLine.startsWith(fence)
    ? undefined
    : `this block of code is not closed, and takes in all that follows. Write ${fence} on a line of its own after it, or remove both`;
}

/**
 * Finds Markdown marks that the parser read as plain words: visitors would see them. Also finds words that the parser read as
 * marks, and placeholders such as TODO. `source` is the text from which `tree` was parsed.
 */
export function checkMarks(tree: Node, source: string): Mistake[] {
  const mistakes: Mistake[] = [];
  const report = (offset: number, message: string) =>
    mistakes.push(mistakeAt(positionAt(source, offset), message));
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
    if (!['paragraph', 'heading', 'tableCell'].includes(node.type)) continue;
    const words = plainWordsOf(node, source);
    for (const [pattern, message] of unreadMarks) {
      const found = pattern.exec(words);
      // Skips the spaces and > before the mark.
      if (found) report(start + found.index + found[0].search(/[^ \t>]|$/), message);
    }
  }
  return mistakes;
}
