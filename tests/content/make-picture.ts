import sharp from 'sharp';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a7ab0' } });
const noisy = () =>
  sharp({
    create: {
      width: 640,
      height: 480,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

/** Writes another width and height into the header of a JPEG. A real picture of that size would take seconds to make. */
function withSize(bytes: Buffer, width: number, height: number): Buffer {
  const frameHeader = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frameHeader + 5);
  bytes.writeUInt16BE(width, frameHeader + 7);
  return bytes;
}

const pictures: Record<string, () => Promise<Uint8Array>> = {
  jpeg: () => plain(640, 480).jpeg().toBuffer(),
  png: () => plain(640, 480).png().toBuffer(),
  webp: () => plain(640, 480).webp().toBuffer(),
  avif: () => plain(240, 180).avif({ effort: 0 }).toBuffer(),
  wide: () => plain(16_200, 20).png().toBuffer(),
  thumbnail: () => plain(60, 40).jpeg().toBuffer(),
  vast: async () => withSize(await plain(640, 480).jpeg().toBuffer(), 20_000, 15_000),
  zeros: () => Promise.resolve(new Uint8Array(40_000)),
  tiny: () => plain(4, 4).png().toBuffer(),
  large: () => plain(7000, 100).jpeg().toBuffer(),
  heavy: async () => Buffer.concat([await plain(640, 480).jpeg().toBuffer(), Buffer.alloc(25_200_000)]),
  photograph: async () => Buffer.concat([await plain(640, 480).jpeg().toBuffer(), Buffer.alloc(8_200_000)]),
  moving: async () =>
    sharp(
      await Promise.all([plain(320, 240), noisy()].map((frame) => frame.resize(320, 240).png().toBuffer())),
      {
        join: { animated: true },
      },
    )
      .webp()
      .toBuffer(),
  cut: async () => (await noisy().jpeg().toBuffer()).subarray(0, 4000),
  // An AVIF picture with the mark of an iPhone's.
  iphone: async () => {
    const bytes = await plain(240, 180).avif({ effort: 0 }).toBuffer();
    return Buffer.from(bytes.toString('latin1').replaceAll('avif', 'heic'), 'latin1');
  },
  // The beginning of such a picture, which sharp cannot read.
  heic: () =>
    Promise.resolve(
      Buffer.concat([Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(40_000)]),
    ),
  empty: () => Promise.resolve(new Uint8Array()),
  svg: () =>
    Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')),
  page: () => Promise.resolve(Buffer.from('<!doctype html><title>Not found</title>')),
};

/** The bytes of the picture that has this name in the cases of the content check. */
export function makePicture(name: string): Promise<Uint8Array> {
  const make = pictures[name];
  if (!make) throw new Error(`There is no picture "${name}". There are: ${Object.keys(pictures).join(', ')}`);
  return make();
}
