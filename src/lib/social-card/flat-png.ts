import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const pack = promisify(deflate);
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS = 4;
const PALETTE_TYPE = 3;
// PNG's filter "Up", of which every byte is 0.
const SAME_AS_ABOVE = 2;
const MOST_COLOURS = 2 ** BITS;

/** A picture as sharp gives it raw: rows of red, green, blue and alpha. */
export interface RawPicture {
  data: Uint8Array;
  width: number;
  height: number;
}

type Colour = readonly [red: number, green: number, blue: number];

function readColour(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** The place in the palette of the colour nearest to one. */
function findNearest(palette: readonly Colour[], colour: Uint8Array): number {
  const distances = palette.map((each) =>
    each.reduce((sum, part, channel) => sum + (part - (colour[channel] ?? 0)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

/**
 * The rows of a PNG: a byte that says how the row is written, then half a byte for each pixel, its colour's place in the
 * palette. A row like the one above it is written as its difference, which is nothing.
 */
function writeRows({ data, width, height }: RawPicture, palette: readonly Colour[]): Uint8Array {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const places = new Map<number, number>();
  const placeOf = (pixel: number, at: number) => {
    const known = places.get(pixel);
    if (known !== undefined) return known;
    const place = findNearest(palette, data.subarray(4 * at, 4 * at + 3));
    places.set(pixel, place);
    return place;
  };
  const rowBytes = 1 + width / 2;
  const rows = new Uint8Array(rowBytes * height);
  let above: Uint8Array | undefined;
  for (let y = 0; y < height; y += 1) {
    const row = data.subarray(4 * y * width, 4 * (y + 1) * width);
    const isSame = above && Buffer.compare(row, above) === 0;
    above = row;
    if (isSame) {
      rows[y * rowBytes] = SAME_AS_ABOVE;
      continue;
    }
    let [last, place] = [-1, 0];
    const first = y * rowBytes + 1;
    const end = (y + 1) * width;
    for (let at = y * width; at < end; at += 1) {
      const pixel = pixels[at] as number;
      if (pixel !== last) {
        last = pixel;
        place = placeOf(pixel, at);
      }
      const byte = first + ((at - y * width) >> 1);
      rows[byte] = (rows[byte] ?? 0) | (at % 2 === 0 ? place << BITS : place);
    }
  }
  return rows;
}

/**
 * A drawing of few colours as PNG, by a palette that is known beforehand: at most 16 colours as `#rrggbb`, blends for its edges
 * among them. Sharp finds a palette by itself, and takes three times as long for it as for the drawing. The width is even.
 */
export async function flatPng(picture: RawPicture, colours: readonly string[]): Promise<Buffer> {
  if (colours.length > MOST_COLOURS) throw new Error(`A flat picture has at most ${MOST_COLOURS} colours`);
  const palette = colours.map(readColour);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(picture.width, 0);
  header.writeUInt32BE(picture.height, 4);
  header.set([BITS, PALETTE_TYPE], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', await pack(writeRows(picture, palette), { level: 6 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
