import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer } from '../../scripts/serve.ts';
import { ask as askAt } from '../servers/ask.ts';

const PAGE = `<!doctype html><title>Lab Services</title>${'<p>Full Blood Count GH₵ 50.00</p>'.repeat(50)}`;
const FILES = {
  'index.html': '<title>Home</title>',
  '404.html': '<title>Page not found</title>',
  'lab-services.html': PAGE,
  'mbr/a1.html': '<title>A member</title>',
  '_astro/entry.B1x2.js': 'export {};',
  _headers:
    '/*\n  X-Content-Type-Options: nosniff\n/_astro/*\n  Cache-Control: public, max-age=31536000, immutable\n',
  'pictures/café one.png': 'not really a picture',
};

let folder: string;
let site: Awaited<ReturnType<typeof startServer>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'serve-'));
  await writeFile(join(folder, 'secret.txt'), 'outside the site');
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(join(folder, 'dist', name, '..'), { recursive: true });
    await writeFile(join(folder, 'dist', name), text);
  }
  site = await startServer({ dir: join(folder, 'dist'), port: 0 });
});

afterAll(() => site.close());

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  askAt(Number(new URL(site.origin).port), { path, headers, method });

describe('a visitor who asks for', () => {
  test.each([
    ['/', 'Home'],
    ['/lab-services', 'Lab Services'],
    ['/lab-services?step=schedule', 'Lab Services'],
    ['/mbr/a1', 'A member'],
  ])('%s gets the page', async (path, title) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(body.toString()).toContain(`<title>${title}</title>`);
  });

  test('a file name with an accent and a space gets the file', async () => {
    const { status, headers } = await ask('/pictures/caf%C3%A9%20one.png');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/png');
  });
});

describe('the server', () => {
  test.each([
    ...'/../secret.txt /%2e%2e/secret.txt /..%2fsecret.txt /..%5csecret.txt /mbr/../../secret.txt'.split(' '),
    ...'/mbr%2Fa1 /%00 /lab-services%00.png //example.com/lab-services /__proto__ /_headers *'.split(' '),
    `/${'a'.repeat(8192)}`,
  ])('finds nothing at $0', async (path) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('outside the site');
  });

  test.each(['/%', '/%ff', '/%c3%28'])('refuses %s as invalid', async (path) => {
    expect((await ask(path)).status).toBe(400);
  });

  test('refuses a form sent to a page', async () => {
    const { status, headers } = await ask('/', {}, 'POST');
    expect(status).toBe(405);
    expect(headers.allow).toBe('GET, HEAD');
  });
});

test('a developer can use a port again only after its server is closed', async () => {
  const port = Number(new URL(site.origin).port);
  await expect(startServer({ dir: folder, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  const other = await startServer({ dir: folder, port: 0 });
  await other.close();
  const again = await startServer({ dir: folder, port: Number(new URL(other.origin).port) });
  await again.close();
});
