import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import cloudflare from '../../../hosting/answer-missing.ts';
import { findDamage } from '../../../scripts/lib/manifest.ts';
import { findAll, readPage, readText } from '../../../src/lib/page/html-tree.ts';
import { parseRedirects, redirectsFile } from '../../../src/lib/publish/redirects.ts';

const moved = [
  { from: '/our-story', to: '/who-we-are#people' },
  { from: '/news/7', to: '/news' },
  { from: '/contact.php', to: '/' },
  { from: '/shop', to: 'https://shop.example.org/?from=site&all' },
  { from: '/summer-camp' },
];

test('the file `_redirects` has the target and the status of each old address', () => {
  const text = redirectsFile(moved);
  expect(text).toContain('/our-story /who-we-are#people 301\n');
  expect(text).toContain('/summer-camp /gone 410\n');
  expect(parseRedirects(text)).toEqual(moved);
});

/** Asks our Cloudflare worker. Returns the status, and the target of a redirect or the text of a page. The files are made up. */
async function askCloudflare(path: string) {
  const files = new Map([
    ['/404', 'Not found'],
    ['/gone', 'Gone'],
    ['/fr/not-found', 'Introuvable'],
    ['/who-we-are', 'Who we are'],
    ['/redirects.txt', redirectsFile(moved)],
  ]);
  const fetchAsset = (asked: Request | URL) => {
    const { pathname } = new URL(asked instanceof URL ? asked : asked.url);
    const text = files.get(pathname);
    return Promise.resolve(new Response(text ?? 'Not found', { status: text === undefined ? 404 : 200 }));
  };
  const answer = await cloudflare.fetch(new Request(`https://here.example${path}`), {
    ASSETS: { fetch: fetchAsset },
  });
  return [answer.status, answer.headers.get('location') ?? (await answer.text())];
}

test.each([
  ['/Our-Story/?step=1', 301, '/who-we-are?step=1#people'],
  ['/Who-We-Are', 301, '/who-we-are'],
  ['/shop?step=1', 301, 'https://shop.example.org/?from=site&all'],
  ['/summer-camp', 410, 'Gone'],
  ['/Summer-Camp.html', 410, 'Gone'],
  ['/our-story-2', 404, 'Not found'],
  ['/gone', 410, 'Gone'],
  ['/fr/not-found', 404, 'Introuvable'],
  ['//evil.example/our-story', 404, 'Not found'],
] as const)('our Cloudflare worker answers %s with %i: %s', async (path, status, said) => {
  expect(await askCloudflare(path)).toEqual([status, said]);
});

test('on hosts that cannot redirect, each old address has a page', async () => {
  const root = await mkdtemp(join(tmpdir(), 'redirect-pages-'));
  await mkdir(join(root, 'dist/news'), { recursive: true });
  await mkdir(join(root, 'content'));
  await writeFile(join(root, 'content/site.yaml'), await readFile('tests/fixtures/content/site.yaml'));
  await writeFile(join(root, 'dist/gone.html'), 'Gone');
  await writeFile(join(root, 'dist/_redirects'), redirectsFile(moved));
  const args = [resolve('scripts/redirect-pages.ts'), 'dist'];
  const env = { ...process.env, SITE_OVERRIDES: '' };
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, env });
  expect(stdout).toBe('dist/: 5 pages at old addresses\n');
  expect(await findDamage(join(root, 'dist'))).toBeUndefined();

  const read = async (name: string) => readPage(await readFile(join(root, 'dist', name), 'utf8'));
  const site = 'https://hopehealth.example';
  for (const [name, to, whole] of [
    ['our-story.html', '/who-we-are#people', `${site}/who-we-are#people`],
    ['news/7.html', '/news', `${site}/news`],
    ['contact.php/index.html', '/', `${site}/`],
    ['shop.html', 'https://shop.example.org/?from=site&all', 'https://shop.example.org/?from=site&all'],
  ] as const) {
    const page = await read(name);
    const [refresh] = findAll('meta', page).filter((meta) => meta.attribs['http-equiv'] === 'refresh');
    expect(refresh?.attribs['content'], name).toBe(`0; url=${to}`);
    expect(findAll('meta', page).find((meta) => meta.attribs['name'] === 'robots')?.attribs['content']).toBe(
      'noindex',
    );
    expect(findAll('link', page).map(({ attribs }) => [attribs['rel'], attribs['href']])).toEqual([
      ['canonical', whole],
    ]);
    expect(findAll('a', page).map((link) => [link.attribs['href'], readText(link)])).toEqual([[to, whole]]);
  }
  expect(await readFile(join(root, 'dist/summer-camp.html'), 'utf8')).toBe('Gone');
});
