import { markdownToHast, mdxToHast } from 'satteri';

interface Part {
  type: string;
  tagName?: string;
  value?: string;
  children?: Part[];
}

const BLOCKS = new Set(['p', 'li', 'td', 'th', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote']);
const RAW =
  /\*\*|~~|```|\]\(|\][ \t]\((?=\/|#|https?:)|\)\[(?=\/|#|https?:)|#{2,}[ \t]*\w|https?:\/(?!\/)|\[\^\w+\]|^\|.*\|\n\|.*\||^[•·▪]/mu;

/** Whether visitors would read Markdown marks in a field, which is shown as plain text. */
export const hasRawMarks = (field: unknown) => /\*\*|~~|\]\(\S|https?:\/(?!\/)/.test(String(field));

function wordsOf(part: Part): string {
  if (part.type === 'text') return part.value ?? '';
  if (part.tagName === 'code' || part.tagName === 'img') return '\uFFFC';
  return (part.children ?? []).map(wordsOf).join('');
}

function* blocksOf(part: Part): Generator<Part> {
  if (BLOCKS.has(part.tagName ?? '')) yield part;
  for (const child of part.children ?? []) yield* blocksOf(child);
}

/**
 * The Markdown marks that visitors would read in a text below a header block, after the build's processor has converted it. A
 * character after a backslash is intended.
 */
export function listRawMarks(entry: string, isMdx: boolean): string[] {
  const body = entry.replace(/^\uFEFF?---[\s\S]*?\n---[ \t]*\r?(?:\n|$)/, '').replaceAll('\r\n', '\n');
  const plain = body.replaceAll(/\\[!-/:-@[-`{-~]/g, '');
  const page = (isMdx ? mdxToHast(plain) : markdownToHast(plain)) as unknown as Part;
  return [...blocksOf(page)].flatMap((block) => RAW.exec(wordsOf(block))?.[0] ?? []);
}
