import { widthOf } from './letter-shapes.ts';

/** Sizes of the type in pixels, largest first, with the most lines that there is room for. */
const SIZES = [
  { size: 88, most: 3 },
  { size: 72, most: 3 },
  { size: 60, most: 4 },
  { size: 50, most: 5 },
] as const;

/** A word that is wider than the line, in pieces that are not. */
function breakWord(word: string, size: number, width: number): string[] {
  const pieces = [''];
  for (const letter of word) {
    const piece = pieces.at(-1) ?? '';
    if (widthOf(piece + letter, size) <= width) pieces[pieces.length - 1] = piece + letter;
    else pieces.push(letter);
  }
  return pieces;
}

function wrap(title: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/).flatMap((each) => breakWord(each, size, width))) {
    const line = lines.at(-1);
    if (line !== undefined && widthOf(`${line} ${word}`, size) <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const isBroken = (title: string, size: number, width: number) =>
  title.split(/\s+/).some((word) => widthOf(word, size) > width);

/**
 * A title in lines no wider than `width` pixels, in the largest type in which it has room without breaking a word; what
 * is too long for the smallest ends in an ellipsis.
 */
export function wrapTitle(title: string, width: number): { size: number; lines: string[] } {
  const text = title.trim();
  for (const { size, most } of SIZES) {
    const lines = wrap(text, size, width);
    if (lines.length <= most && !isBroken(text, size, width)) return { size, lines };
  }
  const { size, most } = SIZES[3];
  const lines = wrap(text, size, width);
  if (lines.length <= most) return { size, lines };
  let last = `${lines[most - 1]}…`;
  while (widthOf(last, size) > width) last = `${last.slice(0, -2).trimEnd()}…`;
  return { size, lines: [...lines.slice(0, most - 1), last] };
}
