import { expect, test } from 'vitest';
import cloudflare from '../../../hosting/answer-missing.ts';
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
