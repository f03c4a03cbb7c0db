import sharp from 'sharp';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a7ab0' } });
const cloth = () => sharp({ create: { width: 640, height: 480, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 30 } } });

const pictures: Record<string, () => Promise<Uint8Array>> = {
  jpeg: () => plain(640, 480).jpeg().toBuffer(),
  png: () => plain(640, 480).png().toBuffer(),
  webp: () => plain(640, 480).webp().toBuffer(),
  avif: () => plain(64, 48).avif({ effort: 0 }).toBuffer(),
  wide: () => plain(8200, 20).png().toBuffer(),
  tiny: () => plain(4, 4).png().toBuffer(),
  large: () => plain(7000, 100).jpeg().toBuffer(),
  heavy: async () => Buffer.concat([await plain(640, 480).jpeg().toBuffer(), Buffer.alloc(5_200_000)]),
  cut: async () => (await cloth().jpeg().toBuffer()).subarray(0, 4000),
  empty: () => Promise.resolve(new Uint8Array()),
  svg: () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')),
  page: () => Promise.resolve(Buffer.from('<!doctype html><title>Not found</title>')),
};

/** The bytes of a picture that the corpus names by what is special about it. */
export function makePicture(name: string): Promise<Uint8Array> {
  const make = pictures[name];
  if (!make) throw new Error(`There is no picture "${name}". There are: ${Object.keys(pictures).join(', ')}`);
  return make();
}
