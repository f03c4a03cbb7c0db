import { createServer, type ServerResponse } from 'node:http';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, type Listening } from '../../../scripts/lib/listen.ts';
import { guardedFetch } from '../../../src/integrations/guard-stored-pictures.ts';

/** A PNG that says how large it is, in few bytes. */
function claim(px: number): Buffer {
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

const answers: Record<string, (response: ServerResponse) => unknown> = {
  '/1.jpg': (response) => response.end(jpeg),
  '/half.jpg': (response) => response.writeHead(200, { connection: 'close' }).end(half),
  '/shorter.jpg': (response) => {
    response.writeHead(200, { 'content-length': jpeg.length });
    response.write(half, () => response.destroy());
  },
  '/30000.png': (response) => response.end(claim(30_000)),
  '/large.jpg': (response) => response.end(Buffer.concat([jpeg, Buffer.alloc(30_000_000)])),
  '/page.jpg': (response) => response.end('<!doctype html><p>Sign in'),
  '/hanging.jpg': () => undefined,
  '/dripping.jpg': (response) => {
    const drip = setInterval(() => response.write('x'), 20);
    response.on('close', () => clearInterval(drip));
  },
};
let server: Listening;
beforeAll(async () => {
  server = await listen(
    createServer(
      ({ url = '' }, response) => void (answers[url] ?? ((each) => each.writeHead(404).end()))(response),
    ),
    0,
  );
});
afterAll(() => server.close());

const users = (address: string) => Promise.resolve(address ? 'content/events/ho2.md' : '');
const take = (path: string, withinMs = 10_000) =>
  guardedFetch(server.origin, fetch, { withinMs, users })(server.origin + path);

test('a whole picture of the storage is taken as it is, and one that is missing is reported as such', async () => {
  expect(Buffer.from(await (await take('/1.jpg')).arrayBuffer())).toEqual(jpeg);
  expect((await take('/9.jpg')).status).toBe(404);
});

test.each([
  ['half a picture', '/half.jpg', 'the picture is damaged, perhaps cut off on the way. Upload it again'],
  [
    'half a picture that was announced whole',
    '/shorter.jpg',
    'the line to the storage broke off. Build again when it holds',
  ],
  ['far too many pixels', '/30000.png', 'the picture has 30000 x 30000 pixels, and at most 8000 are allowed'],
  ['far too many bytes', '/large.jpg', 'MB, and at most 5 are allowed'],
  ['a page instead', '/page.jpg', 'this is no picture that can be shown'],
])('%s is refused with file, address and what to do', async (_, path, sentence) => {
  await expect(take(path)).rejects.toMatchObject({
    message: expect.stringContaining(`content/events/ho2.md: images: ${server.origin}${path}: `),
    stack: '',
  });
  await expect(take(path)).rejects.toThrow(sentence);
});

test.each(['/hanging.jpg', '/dripping.jpg'])('storage that never ends (%s) ends the build', async (path) => {
  await expect(take(path, 200)).rejects.toThrow(
    'the storage does not send it in time. Build again when it does',
  );
});

test('storage that was silent once is not waited for with every picture', async () => {
  let asked = 0;
  const silent = guardedFetch(server.origin, (...args) => (asked++, fetch(...args)), {
    withinMs: 100,
    users,
  });
  for (const path of ['/hanging.jpg', '/1.jpg', '/1.jpg'])
    await expect(silent(server.origin + path)).rejects.toThrow('does not send it in time');
  expect(asked).toBe(1);
});

test('other addresses are none of its business', async () => {
  const elsewhere = guardedFetch('https://images.clinic.org', () =>
    Promise.resolve(new Response('as it is')),
  );
  expect(await (await elsewhere(server.origin + '/half.jpg')).text()).toBe('as it is');
});
