import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { isConfigured } from '#lib/third-parties.ts';
import { readSiteSettings } from '#lib/site-settings.ts';
import { builtSites } from './built-sites.ts';
import { english } from '../support/languages.ts';
import { readEntries } from '../support/read-entries.ts';

const LINK = /\s*<p[^>]*>\s*<a[^>]* href="([^"]*\/edit\/main\/([^"]*))"[^>]*>[^<]+<\/a>\s*<\/p>/;
const [plain, configured] = builtSites;
const { editLink, repository } = readSiteSettings('');

test('nobody is led to the files unless the settings ask for it, or to a project that is not there', () => {
  const led = plain?.pages.filter(({ html }) => html.includes(english('shell.editPage')));
  expect(led).toHaveLength(editLink.on && isConfigured(repository) ? (plain?.pages.length ?? 0) : 0);
});

const mdx = globSync('content/articles/[0-9]*.mdx').filter((file) =>
  /^visible: true$/m.test(readFileSync(file, 'utf8')),
);

describe('an editor who wants to change what a page says', () => {
  test.each(configured?.pages ?? [])('is led from $address to its file', ({ html }) => {
    const [, address, file = ''] = LINK.exec(html) ?? [];
    expect(address).toBe(`http://code.localhost:4322/hope-health/website/edit/main/${file}`);
    expect(existsSync(file), file).toBe(true);
  });

  test('adds about 60 bytes to a page for those who only read', () => {
    const weigh = (text: string) => brotliCompressSync(text).length;
    // One page more or less says little: a link more changes how all of it is packed.
    const some = (configured?.pages ?? []).filter((_, index) => index % 20 === 0);
    const costs = some.map(({ html }) => weigh(html) - weigh(html.replace(LINK, '')));
    expect(costs.reduce((sum, cost) => sum + cost, 0) / costs.length).toBeLessThanOrEqual(60);
  });

  test.each<readonly [path: string, file: string]>([
    ['/', 'content/pages/home.yaml'],
    ...readEntries('services').map(({ id }) => [`/${id}`, `content/services/${id}.yaml`] as const),
    ...mdx.map((file) => [`/news/${basename(file, '.mdx')}`, file] as const),
    ['/communities/2', 'content/communities/2.yaml'],
    ['/donate-hope-health-vans', 'content/programmes/hope-health-vans.md'],
  ])('finds behind %s what it shows', (path, file) => {
    const html = configured?.pages.find(({ address }) => address === path)?.html ?? '';
    expect(LINK.exec(html)?.[2]).toBe(file);
  });
});
