import { type Node, walk } from '#lib/page/markdown-tree.ts';
import { type Finding, findingAt, positionAt } from '../problem.ts';
import { sliceOf } from './tree.ts';

/** Stands for what the parser understood: code, pictures, the marks of bold words and links. */
const READ = '\uFFFC';
const ADDRESS = String.raw`\/|#|\.\/|https?:|mailto:|tel:|sms:|www\.`;
const BULLETS = '•‣⁃▪▫●○◦∙·■□◆◇➢➤►▶❖';

const LINK =
  'this is no link yet. Write [the words](/booking): no space between the brackets, and none in the address';
const LIST = 'a list begins with a hyphen and a space. Write - Tomatoes';
const TWICE = String.raw`[^\n]*\n[ \t>]*`;

// What is left over in plain words where a mark of Markdown was meant. Each is said once a paragraph.
const leftOvers: [RegExp, string][] = [
  [/\bTODO\b|\b[Ll]orem ipsum\b/, 'this stands for words that are still to come. Write them'],
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
    'these ** make nothing bold. Write **so**, with no space inside; for two stars as they are, write \\*\\*',
  ],
  [
    /(?<![\p{L}\p{N}_])__(?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}.!?])__(?![\p{L}\p{N}_])/u,
    'these __ make nothing bold. Write **so**',
  ],
  [/~~/, 'these ~~ strike nothing out. Write ~~so~~, with no space inside'],
  [/```|~~~/, 'this block of code has no line ``` of its own before and after it'],
  [
    /https?:\/(?!\/)|https?:?\/\/(?=\s|$)|\bhttps?\/\/|\bhttps?:(?=[\w-]+\.\w)/i,
    'a web address begins with https:// and goes on without a space',
  ],
  [/\[\^[^\]\s]+\]/, 'this note has no words. Write them below the text, as in [^1]: Where we know it from'],
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

/** The source of a paragraph with its plain words alone, all else and what stands behind a backslash blanked. */
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
    return 'four spaces or a tab at the beginning make computer code of this. Remove them; a part of a list is moved in by two';
  const last = slice.slice(slice.lastIndexOf('\n') + 1).replace(/^[ \t>]*/, '');
  return slice.includes('\n') && last.startsWith(fence)
    ? undefined
    : `this block of code has no end, and takes in all that follows. Write ${fence} on a line of its own after it, or remove both`;
}

const isPhoneAsList = (slice: string) => /^\+[ \t]+\(?\d[\d ()-]{6,}/.test(slice);

/**
 * Marks of Markdown that the parser took for plain words, so that visitors would read them, and words that it took for
 * marks. `source` is the text that the positions of the tree count in.
 */
export function checkMarks(tree: Node, source: string): Finding[] {
  const findings: Finding[] = [];
  const say = (offset: number, message: string) =>
    findings.push(findingAt(positionAt(source, offset), message));
  const open: number[] = [];
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
    const found = leftOvers.flatMap(([pattern, message]) => {
      const at = pattern.exec(words);
      return at ? [{ at: start + at.index + (/^[ \t>]*/.exec(at[0])?.[0].length ?? 0), message }] : [];
    });
    for (const { at, message } of found) say(at, message);
    if (found.some(({ message }) => message === LINK)) continue;
    // A smile :( is no bracket.
    for (const { index, 0: sign } of words.matchAll(/(?<![:;][-']?)\(|\)/g)) {
      if (sign === '(') open.push(start + index);
      else open.pop();
    }
  }
  for (const at of open) say(at, 'this bracket is never closed. Write ) after the words that it holds');
  return findings;
}
