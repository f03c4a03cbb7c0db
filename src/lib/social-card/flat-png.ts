import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const pack = promisify(deflate);
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS = 4;
const PALETTE_TYPE = 3;
// PNG's filter "Up", of which every byte is 0.
const SAME_AS_ABOVE = 2;
const MOST_COLOURS = 2 ** BITS;

/** A picture of few colours: for each pixel, row by row, the place of its colour in a palette. The width is even. */
export interface FlatPicture {
  places: Uint8Array;
  width: number;
  height: number;
}

function readColour(hex: string): number[] {
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

/**
 * The rows of a PNG: a byte that says how the row is written, then half a byte for each pixel. A row like the one above it
 * is written as its difference, which is nothing.
 */
function writeRows({ places, width, height }: FlatPicture): Uint8Array {
  const rowBytes = 1 + width / 2;
  const rows = new Uint8Array(rowBytes * height);
  let above: Uint8Array | undefined;
  for (let y = 0; y < height; y += 1) {
    const row = places.subarray(y * width, (y + 1) * width);
    const first = y * rowBytes;
    if (above && Buffer.compare(row, above) === 0) {
      rows[first] = SAME_AS_ABOVE;
    } else {
      for (let x = 0; x < width; x += 2)
        rows[first + 1 + x / 2] = ((row[x] as number) << BITS) | (row[x + 1] as number);
    }
    above = row;
  }
  return rows;
}

/** A flat picture as PNG, in a palette of at most 16 colours as `#rrggbb`. */
export async function flatPng(picture: FlatPicture, colours: readonly string[]): Promise<Buffer> {
  if (colours.length > MOST_COLOURS) throw new Error(`A flat picture has at most ${MOST_COLOURS} colours`);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(picture.width, 0);
  header.writeUInt32BE(picture.height, 4);
  header.set([BITS, PALETTE_TYPE], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(colours.flatMap(readColour))),
    chunk('IDAT', await pack(writeRows(picture), { level: 6 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
