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

/** Whether a field has Markdown marks. Fields are shown as plain text, so visitors would read the marks. */
export const hasRawMarks = (field: unknown) => /\*\*|~~|\]\(\S|https?:\/(?!\/)/.test(String(field));

function wordsOf(part: Part): string {
  if (part.type === 'text') return part.value ?? '';
  // Marks in code are intended, and a picture has no words. One character stands for either.
  if (part.tagName === 'code' || part.tagName === 'img') return '\uFFFC';
  return (part.children ?? []).map(wordsOf).join('');
}

function* blocksOf(part: Part): Generator<Part> {
  if (BLOCKS.has(part.tagName ?? '')) yield part;
  for (const child of part.children ?? []) yield* blocksOf(child);
}

/**
 * The Markdown marks that are left when the text below the header block becomes HTML, as in the build. Visitors would read these
 * marks. A mark after a backslash is intended, so it does not count.
 */
export function listRawMarks(source: string, isMdx: boolean): string[] {
  const body = source.replace(/^\uFEFF?---[\s\S]*?\n---[ \t]*\r?(?:\n|$)/, '').replaceAll('\r\n', '\n');
  const plain = body.replaceAll(/\\[!-/:-@[-`{-~]/g, '');
  const page = (isMdx ? mdxToHast(plain) : markdownToHast(plain)) as unknown as Part;
  return [...blocksOf(page)].flatMap((block) => RAW.exec(wordsOf(block))?.[0] ?? []);
}
