import sharp from 'sharp';
import { shapesOf, UNITS } from './letter-shapes.ts';

/** What covers a rectangle of pixels, row by row: 0 is nothing, 255 all of a pixel. */
export interface Stamp {
  shares: Uint8Array;
  width: number;
  height: number;
  /** Where in it the shape begins: a letter's place on its line. */
  origin: { x: number; y: number };
}

/** The longest drawing that sharp's own library makes, in pixels. */
const LONGEST = 32_000;

/** A stamp without the empty rows and columns around its shape, so that little is to be looked at for each letter. */
function crop({ shares, width, height, origin }: Stamp): Stamp {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let at = 0; at < shares.length; at += 1) {
    if (shares[at] === 0) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), y + 1];
  }
  const [across, down] = [Math.max(0, right - left), Math.max(0, bottom - top)];
  const cropped = new Uint8Array(across * down);
  for (let y = 0; y < down; y += 1) {
    const from = (top + y) * width + left;
    cropped.set(shares.subarray(from, from + across), y * across);
  }
  return {
    shares: cropped,
    width: across,
    height: down,
    origin: { x: origin.x - left, y: origin.y - top },
  };
}

/** Draws shapes, each the SVG of a rectangle of this size: one under the other, since each call of the library costs a drawing. */
async function drawStamps(shapes: readonly string[], size: Omit<Stamp, 'shares'>): Promise<Stamp[]> {
  const { width, height, origin } = size;
  const atOnce = Math.floor(LONGEST / height);
  const stamps: Stamp[] = [];
  for (let first = 0; first < shapes.length; first += atOnce) {
    const some = shapes.slice(first, first + atOnce);
    const placed = some.map(
      (shape, index) => `<g transform="translate(${origin.x} ${index * height + origin.y})">${shape}</g>`,
    );
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height * some.length}">${placed.join('')}</svg>`;
    const drawn = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();
    stamps.push(
      ...some.map((_, index) =>
        crop({ ...size, shares: drawn.subarray(index * width * height, (index + 1) * width * height) }),
      ),
    );
  }
  return stamps;
}

/** The letters of a type of `size` pixels as stamps, by letter: those that stand in `text`. */
export async function drawLetters(text: string, size: number): Promise<ReadonlyMap<string, Stamp>> {
  const letters = [...new Set(text.normalize('NFC'))];
  const shapes = letters.map((letter) => shapesOf(letter)[0] ?? ([0, ''] as const));
  const widest = Math.max(0, ...shapes.map(([width]) => width));
  // Letters lean out of their width, and below their line.
  const margin = Math.ceil(size / 4);
  const stamps = await drawStamps(
    shapes.map(([, path]) => `<path transform="scale(${size / UNITS})" d="${path}"/>`),
    {
      width: Math.ceil((widest * size) / UNITS) + 2 * margin,
      height: Math.ceil(1.2 * size) + 2 * margin,
      origin: { x: margin, y: Math.ceil(size) + margin },
    },
  );
  return new Map(letters.flatMap((letter, index) => (stamps[index] ? [[letter, stamps[index]]] : [])));
}

/** A programme's sign, drawn on a grid of 48 x 48, as a stamp: `size` is how many pixels the grid is wide and high. */
export async function drawSign(path: string, size: number): Promise<Stamp | undefined> {
  const line = 'fill="none" stroke="#000" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"';
  const shape = `<path transform="scale(${size / 48})" d="${path}" ${line}/>`;
  // A line at the edge of the grid is half beyond it.
  const margin = Math.ceil(size / 24);
  const side = size + 2 * margin;
  const [stamp] = await drawStamps([shape], {
    width: side,
    height: side,
    origin: { x: margin, y: margin },
  });
  return stamp;
}
