import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import service from '../../../src/integrations/picture-service.ts';

/** A small PNG file whose header says that the picture has `px` x `px` pixels. */
function pngClaiming(px: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const bytes = Buffer.alloc(12 + data.length);
    bytes.writeUInt32BE(data.length, 0);
    bytes.write(type, 4);
    data.copy(bytes, 8);
    bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
    return bytes;
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(px, 0);
  size.writeUInt32BE(px, 4);
  size[8] = 8;
  const start = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    start,
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc(99))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const noise = {
  create: {
    width: 400,
    height: 400,
    channels: 3 as const,
    background: 'red',
    noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
  },
};
const jpeg = await sharp(noise).jpeg().toBuffer();
const half = jpeg.subarray(0, jpeg.length / 2);

const resize = (src: string, bytes: Uint8Array) => {
  const config = { service: { entrypoint: '', config: {} }, domains: [], remotePatterns: [] };
  return service.transform(bytes, { src, width: 20, format: 'jpeg' }, config as never, {} as never);
};

test('an intact picture on another host is resized to the requested width', async () => {
  const { data } = await resize('https://images.clinic.org/1.jpg', jpeg);
  expect(await sharp(data).metadata()).toMatchObject({ format: 'jpeg', width: 20 });
});

test.each([
  [
    'half a picture',
    '5.jpg',
    half,
    'the picture is damaged, perhaps cut off during the upload. Upload it again',
  ],
  [
    'a picture with far too many pixels',
    '2.png',
    pngClaiming(30_000),
    'the picture has 30000 x 30000 pixels, and at most 16000',
  ],
  [
    'a picture with far too many bytes',
    '3.jpg',
    Buffer.concat([jpeg, Buffer.alloc(30_000_000)]),
    'MB, and at most 25 are allowed',
  ],
  [
    'a web page in place of a picture',
    '4.jpg',
    Buffer.from('<!doctype html><p>Sign in'),
    'this file is not a picture that can be shown',
  ],
])('the error about %s names the address and the mistake', async (_, name, bytes, sentence) => {
  const address = `https://images.clinic.org/${name}`;
  await expect(resize(address, bytes)).rejects.toMatchObject({
    message: expect.stringContaining(`content/events: images: ${address}: `),
    stack: '',
  });
  await expect(resize(address, bytes)).rejects.toThrow(sentence);
});

test('the picture service does not check a damaged picture from content/', async () => {
  // The content check has already checked pictures in content/. Astro gives them addresses in /_astro.
  expect((await resize('/_astro/1.jpg', half)).format).toBe('jpeg');
});

test('a JPEG of a picture with a transparent background is white there, not black', async () => {
  const clear = { create: { width: 40, height: 40, channels: 4 as const, background: '#0000' } };
  const { data } = await resize('/_astro/2.png', await sharp(clear).png().toBuffer());
  const { channels } = await sharp(data).stats();
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

test('a picture that moves is shown as its first frame', async () => {
  const frame = (background: string) => ({
    create: { width: 40, height: 20, channels: 3 as const, background },
  });
  const frames = await Promise.all(['#000', '#fff'].map((color) => sharp(frame(color)).png().toBuffer()));
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  const { data } = await resize('/_astro/3.webp', moving);
  expect(await sharp(data).metadata()).toMatchObject({ width: 20, height: 10 });
});
