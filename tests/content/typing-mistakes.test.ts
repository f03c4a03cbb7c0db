import { globSync, readFileSync } from 'node:fs';
import { markdownToHast, mdxToHast } from 'satteri';
import { expect, test } from 'vitest';
import { isEntry } from '#content-check/check-files.ts';
import { leavesOf } from '#content-check/fields/field-path.ts';
import { kindOf } from '#schemas/kinds.ts';
import { readEntry } from '#content-check/read-entry.ts';
import { isNightly } from '../support/breadth.ts';
import { mutate, numbersFrom } from './mutate.ts';

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
const hasRawMarks = (field: unknown) => /\*\*|~~|\]\(\S|https?:\/(?!\/)/.test(String(field));

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
function listRawMarks(source: string, isMdx: boolean): string[] {
  const body = source.replace(/^\uFEFF?---[\s\S]*?\n---[ \t]*\r?(?:\n|$)/, '').replaceAll('\r\n', '\n');
  const plain = body.replaceAll(/\\[!-/:-@[-`{-~]/g, '');
  const page = (isMdx ? mdxToHast(plain) : markdownToHast(plain)) as unknown as Part;
  return [...blocksOf(page)].flatMap((block) => RAW.exec(wordsOf(block))?.[0] ?? []);
}

const MISTAKES = Number(process.env['MISTAKES'] ?? (isNightly ? 3000 : 300));
const SEED = Number(process.env['SEED'] ?? 7);

const files = globSync('content/**/*.{md,mdx,yaml}')
  .toSorted()
  .filter(isEntry)
  .map((file) => [file, readFileSync(file, 'utf8')] as const);

test(
  `after random typing mistakes, editors see no jargon and visitors no Markdown marks (seed ${SEED})`,
  { tags: ['sweep'] },
  () => {
    const randomBelow = numbersFrom(SEED);
    let refused = 0;
    let rendered = 0;
    for (let count = 0; count < MISTAKES; count += 1) {
      const [file, original] = files[randomBelow(files.length)] ?? ['', ''];
      let text = original;
      for (let times = 1 + randomBelow(3); times > 0; times -= 1) text = mutate(text, randomBelow);
      const kind = kindOf(file);
      if (!kind) throw new Error(`${file} is no entry`);

      const { mistakes, value } = readEntry(file, Buffer.from(text), kind);
      const lines = text.split(/\r\n?|\n/);
      for (const { line, column, message } of mistakes) {
        const where = `${file}:${line}:${column} ${message}\n${text}`;
        expect(line >= 1 && line <= lines.length + 1, where).toBe(true);
        expect(column >= 1 && column <= (lines[line - 1] ?? '').length + 2, where).toBe(true);
        expect(message, where).toMatch(/\w{3}/);
        expect(message, where).not.toMatch(/undefined|\[object|NaN|ZodError|implicit|scalar|mapping/);
      }
      if (mistakes.length > 0) refused += 1;
      else {
        expect(value, text).toBeDefined();
        const raw = [...leavesOf(value)].filter(([field]) => hasRawMarks(field));
        expect(raw, `${file}\n${text}`).toEqual([]);
        if (!/\.mdx?$/.test(file)) continue;
        expect(listRawMarks(text, file.endsWith('.mdx')), `${file}\n${text}`).toEqual([]);
        rendered += 1;
      }
    }
    expect(refused).toBeGreaterThan(MISTAKES / 3);
    expect(refused).toBeLessThan(MISTAKES);
    expect(rendered).toBeGreaterThan(MISTAKES / 20);
    if (isNightly)
      console.log(`${MISTAKES} typing mistakes: ${refused} refused, ${rendered} accepted texts rendered`);
  },
);
