/*
 * One-off: writes src/lib/social-card/letters.json, the outlines of the letters on social cards, from Noto Serif (SIL Open
 * Font License 1.1). So a build needs no font, and draws the same picture on every computer. The packages are needed for
 * this alone, so they are installed elsewhere:
 *   npm install --prefix ../type @fontsource/noto-serif@5.3.0 opentype.js@2.0.0 && node scripts/draw-letters.ts ../type
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

interface Glyph {
  index: number;
  advanceWidth: number;
  getPath(x: number, y: number, size: number): { toPathData(decimals: number): string };
}
interface Font {
  unitsPerEm: number;
  charToGlyph(letter: string): Glyph;
}
interface OpenType {
  parse(data: ArrayBuffer): Font;
}

/** How many units of the written outlines are the size of the type (letter-widths.ts knows it too). */
const SIZE = 500;

const require = createRequire(resolve(process.argv[2] ?? '.', 'package.json'));
const { parse } = require('opentype.js') as OpenType;
const fonts = ['latin', 'latin-ext'].map((part) => {
  const file = require.resolve(`@fontsource/noto-serif/files/noto-serif-${part}-600-normal.woff`);
  return parse(new Uint8Array(readFileSync(file)).buffer);
});

// What English, the languages of Ghana and the names of guests are written with.
const ranges = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2010, 0x2026],
];
const others = 'ƆƉƊƐƑƔƖƘŊƲƳƷɔɖɗɛƒɣɩƙŋʋƴʒ₵€−×';
const letters = [
  ...ranges.flatMap(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  ),
  ...others,
];

const drawn = letters.flatMap((letter) => {
  const font = fonts.find((each) => each.charToGlyph(letter).index > 0);
  if (!font) return [];
  const glyph = font.charToGlyph(letter);
  const width = Math.round((glyph.advanceWidth * SIZE) / font.unitsPerEm);
  return [`${JSON.stringify(letter)}: ${JSON.stringify([width, glyph.getPath(0, 0, SIZE).toPathData(0)])}`];
});
writeFileSync('src/lib/social-card/letters.json', `{\n${[...new Set(drawn)].join(',\n')}\n}\n`);
