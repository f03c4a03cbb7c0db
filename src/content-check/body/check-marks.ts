import { type Node, walk } from '#lib/page/markdown-tree.ts';
import { type Mistake, mistakeAt, positionAt } from '../problem.ts';
import { sliceOf } from './tree.ts';

/** A placeholder for each letter that is not plain text: code, pictures, the marks of bold words and links. */
const READ = '\uFFFC';
const ADDRESS = String.raw`\/|#|\.\/|https?:|mailto:|tel:|sms:|www\.`;
const BULLETS = '•‣⁃▪▫●○◦∙·■□◆◇➢➤►▶❖';

const LINK =
  'this is not a link yet. Write [the words](/booking): no space between the brackets, and none in the address';
const LIST = 'a list begins with a hyphen and a space. Write - Tomatoes';
const TWICE = String.raw`[^\n]*\n[ \t>]*`;

// Markdown marks that the parser read as plain words. Each pattern is reported once in a paragraph.
const leftOvers: [RegExp, string][] = [
  [/\bTODO\b|\b[Ll]orem ipsum\b/, 'this is a placeholder. Write the real words'],
  [/\]\(/, LINK],
  [new RegExp(String.raw`\[[^\]\n]*\][ \t]+\((?=${ADDRESS})`), LINK],
  [
    new RegExp(String.raw`\)[ \t]*\[(?=${ADDRESS})`),
    'the brackets are the wrong way round. Write [the words](/booking)',
  ],
  [
    /#{2,}[ \t]*[^\s#.,;:!?)”’"']|^[ \t>]*#{2,}[^\s#]/m,
    'a heading begins a line, and needs a space. Write ## What we saw',
  ],
  [
    /\*\*/,
    'these ** make nothing bold. Write **like this**, with no space inside; to show two stars, write \\*\\*',
  ],
  [
    /(?<![\p{L}\p{N}_])__(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}.!?])__(?![\p{L}\p{N}_])/u,
    'these __ make nothing bold. Write **like this**',
  ],
  [/~~/, 'these ~~ strike nothing out. Write ~~like this~~, with no space inside'],
  [/```|~~~/, 'this block of code has no line ``` of its own before and after it'],
  [
    /https?:\/(?!\/)|https?:?\/\/(?=\s|$)|\bhttps?\/\/|\bhttps?:(?=[\w-]+\.\w)/i,
    'a web address begins with https:// and has no spaces',
  ],
  [/\[\^[^\]\s]+\]/, 'this note has no words. Write them below the text, as in [^1]: Our source'],
  [new RegExp(String.raw`^[ \t>]*[${BULLETS}]`, 'm'), LIST],
  [new RegExp(String.raw`^[ \t>]*[–—−] ${TWICE}[–—−] `, 'm'), LIST],
  [/^[ \t>]*(?:[§ØüvÞ]|o)(?:\t| {2,})\S/m, LIST],
  [new RegExp(String.raw`^[ \t>]*o ${TWICE}o `, 'm'), LIST],
  [new RegExp(String.raw`^[ \t>]*[-*+]\p{L}${TWICE}[-*+]\p{L}`, 'mu'), LIST],
  [
    new RegExp(String.raw`^[ \t>]*\d{1,2}[.)]\p{L}${TWICE}\d{1,2}[.)]\p{L}`, 'mu'),
    'a list with numbers needs a space after each dot. Write 1. Tomatoes',
  ],
  [
    new RegExp(String.raw`^[ \t>]*\|.*\|[ \t]*\n[ \t>]*\|`, 'm'),
    'a table needs a line of hyphens below its heading. Write | --- | --- | there',
  ],
];

/** The source of a paragraph. READ replaces all that is not plain words, also each backslash and the character after it. */
function plainWordsOf(block: Node, source: string): string {
  const start = block.position?.start.offset ?? 0;
  const letters = Array.from({ length: sliceOf(block, source).length }, () => READ);
  for (const node of walk(block)) {
    const slice = sliceOf(node, source);
    const isBareLink = node.type === 'link' && !/^[[<]/.test(slice);
    if (node.type !== 'text' && !isBareLink) continue;
    const at = (node.position?.start.offset ?? 0) - start;
    for (let index = 0; index < slice.length; index += 1) letters[at + index] = slice[index] ?? READ;
  }
  return letters.join('').replaceAll(/\\[!-/:-@[-`{-~]/g, READ + READ);
}

function explainCode(slice: string): string | undefined {
  const [, fence] = /^(`{3,}|~{3,})/.exec(slice) ?? [];
  if (!fence)
    return 'four spaces or a tab at the beginning turn this into computer code. Remove them; indent part of a list by two spaces';
  const last = slice.slice(slice.lastIndexOf('\n') + 1).replace(/^[ \t>]*/, '');
  return slice.includes('\n') && last.startsWith(fence)
    ? undefined
    : `this block of code is not closed, and takes in all that follows. Write ${fence} on a line of its own after it, or remove both`;
}

const isPhoneAsList = (slice: string) => /^\+[ \t]+\(?\d[\d ()-]{6,}/.test(slice);

/**
 * Finds Markdown marks that the parser read as plain words, so that visitors would see them. Also finds words that it read as
 * marks. `source` is the text from which `tree` was parsed.
 */
export function checkMarks(tree: Node, source: string): Mistake[] {
  const mistakes: Mistake[] = [];
  const say = (offset: number, message: string) =>
    mistakes.push(mistakeAt(positionAt(source, offset), message));
  for (const node of walk(tree)) {
    const start = node.position?.start.offset ?? 0;
    if (node.type === 'code') {
      const message = explainCode(sliceOf(node, source));
      if (message) say(start, message);
    }
    if (node.type === 'listItem' && isPhoneAsList(sliceOf(node, source)))
      say(
        start,
        'a + with a space begins a list. Write a phone number without that space, as in +233 24 123 4567',
      );
    if (!['paragraph', 'heading', 'tableCell'].includes(node.type)) continue;
    const words = plainWordsOf(node, source);
    for (const [pattern, message] of leftOvers) {
      const found = pattern.exec(words);
      if (found) say(start + found.index + found[0].search(/[^ \t>]|$/), message);
    }
  }
  return mistakes;
}
