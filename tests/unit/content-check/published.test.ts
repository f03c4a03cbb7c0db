import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readPublished } from '../../../scripts/lib/read-published.ts';
import { readContent } from '#content-check/check-content.ts';
import { formatProblem } from '#content-check/problem.ts';
import { listPublishedPages, PUBLISHED_FILE, type PublishedSite } from '#content-check/published.ts';
import { checkFormer } from '#content-check/together/check-redirects.ts';

const articleText = (title: string, fields = 'visible: true\n') =>
  `---\ntitle: ${title}\nsummary: In short.\ndate: 02/16/2026\ncategory: News\n${fields}---\n\nWords.\n`;
const REDIRECTS = `- { from: /our-story, to: /who-we-are, why: Joined }\n- { from: /camp, gone: true, why: Over }\n`;
const NOW = Date.UTC(2026, 10, 20);

/** The folder of the project before any change. */
let original: string;
/** The pages of `original`. */
let publishedFirst: PublishedSite;
/** What the live site has. */
let published: PublishedSite;
/** The folder that a test changes: a copy of `original`. */
let root: string;
const at = (file: string) => join(root, file);
const listNow = async () => listPublishedPages(await readContent(root), NOW);

beforeAll(async () => {
  original = mkdtempSync(join(tmpdir(), 'published-'));
  root = original;
  cpSync('tests/fixtures/content', at('content'), { recursive: true });
  cpSync('src/pages', at('src/pages'), { recursive: true });
  writeFileSync(at('content/articles/700.md'), articleText('A van in Ejisu'));
  writeFileSync(at('content/redirects.yaml'), REDIRECTS);
  publishedFirst = await listNow();
});
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'published-'));
  cpSync(original, root, { recursive: true });
  published = publishedFirst;
});

async function listMessages(): Promise<string[]> {
  const content = { ...(await readContent(root)), formerPages: published.pages };
  return checkFormer(content).map(formatProblem);
}

test('an editor who changes nothing gets no message', async () => {
  expect(await listMessages()).toEqual([]);
});

test('a developer may change the 404 page', async () => {
  writeFileSync(at('src/pages/404.astro'), '<p>Another page</p>');
  expect(await listMessages()).toEqual([]);
});

test('an editor who renames an entry gets a line for redirects.yaml', async () => {
  renameSync(at('content/articles/700.md'), at('content/articles/701.md'));
  expect(await listMessages()).toEqual([
    'content/redirects.yaml:1:1 content/articles/700.md made the page /news/700, which people have links to. Add this line to content/redirects.yaml: - { from: /news/700, to: /news/701, why: It has another name }',
  ]);
  writeFileSync(
    at('content/redirects.yaml'),
    `${REDIRECTS}- { from: /news/700, to: /news/701, why: It has another name }\n`,
  );
  expect(await listMessages()).toEqual([]);
});

test('an editor who removes an entry gets a line for redirects.yaml', async () => {
  rmSync(at('content/articles/700.md'));
  expect(await listMessages()).toEqual([
    'content/redirects.yaml:1:1 content/articles/700.md made the page /news/700, which people have links to. Add this line to content/redirects.yaml: - { from: /news/700, gone: true, why: We took it away }. If another page took its place, write "to:" and that page instead of "gone: true"',
  ]);
  writeFileSync(
    at('content/redirects.yaml'),
    `${REDIRECTS}- { from: /news/700, gone: true, why: We took it away }\n`,
  );
  expect(await listMessages()).toEqual([]);
});

test('an editor is told to replace the [] in an empty `redirects.yaml`', async () => {
  writeFileSync(at('content/redirects.yaml'), '[]\n');
  published = await listNow();
  rmSync(at('content/volunteer-roles/1.yaml'));
  expect(await listMessages()).toEqual([
    expect.stringContaining(
      'Write this line in place of [] in content/redirects.yaml: - { from: /volunteers/1, gone: true,',
    ),
  ]);
});

test('an editor who hides an entry is asked whether it stays hidden', async () => {
  writeFileSync(at('content/articles/700.md'), articleText('A van in Ejisu', 'visible: false\n'));
  expect(await listMessages()).toEqual([
    'content/articles/700.md:1:1 Please look: the page /news/700 was public, and now nobody can open it. If it stays hidden, say so. Add this line to content/redirects.yaml: - { from: /news/700, gone: true, why: It is hidden }',
  ]);
});

test('an editor who removes an old address from redirects.yaml is told to put it back', async () => {
  writeFileSync(at('content/redirects.yaml'), '[]\n');
  expect(await listMessages()).toEqual([
    'content/redirects.yaml:1:1 people still use the old address /our-story, which redirected to /who-we-are. Put its line back: - { from: /our-story, to: /who-we-are, why: As before }',
    'content/redirects.yaml:1:1 people still use the old address /camp, which said that the page is gone. Put its line back: - { from: /camp, gone: true, why: As before }',
  ]);
});

test('a page may come back to its old address', async () => {
  writeFileSync(at('content/redirects.yaml'), REDIRECTS.replace(/.*camp.*\n/, ''));
  writeFileSync(at('content/coming.yaml'), '- { id: camp, title: Camp, text: It comes back }\n');
  expect(await listMessages()).toEqual([]);
});

test('a developer who removes a page gets a line for redirects.yaml', async () => {
  rmSync(at('src/pages/accessibility.astro'));
  expect(await listMessages()).toContainEqual(
    expect.stringContaining('- { from: /accessibility, gone: true,'),
  );
});

test('an editor gets no message about changes that keep every page', async () => {
  writeFileSync(at('content/articles/700.md'), articleText('Another title'));
  rmSync(at('content/testimonials'), { recursive: true });
  expect(await listMessages()).toEqual([]);
});

test.each([
  ['samples', 'articles/700.md', articleText('A van in Ejisu', 'visible: true\nsample: true\n')],
  ['hidden entries', 'articles/700.md', articleText('A van in Ejisu', 'visible: false\n')],
  [
    'entries of next year',
    'articles/700.md',
    articleText('A van in Ejisu', 'visible: true\npublishFrom: 01/01/2027\n'),
  ],
])('an editor may remove %s without a redirect', async (_, file, text) => {
  writeFileSync(at(`content/${file}`), text);
  published = await listNow();
  rmSync(at(`content/${file}`));
  expect(await listMessages()).toEqual([]);
});

test('an editor may remove communities that are not shown without a redirect', async () => {
  const { pages } = await listNow();
  const communities = pages.map(({ address }) => address).filter((address) => /^\/comm/.test(address));
  const { entries } = await readContent(root);
  const shown = entries.filter(
    ({ kind, value }) => kind.name === 'communities' && (value as { visible: boolean }).visible,
  );
  expect(communities).toHaveLength(shown.length);
});

test('the list of pages comes from the live site', async () => {
  let answer = { status: 200, body: JSON.stringify(published) };
  const server = createServer((request, response) =>
    response.writeHead(request.url === PUBLISHED_FILE ? answer.status : 500).end(answer.body),
  );
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as { port: number };
  const url = `http://127.0.0.1:${port}`;
  expect(await readPublished(url, url)).toEqual({ published });
  answer = { status: 404, body: '' };
  expect((await readPublished(url, url)).note).toContain('published.json answers 404');
  answer = { status: 200, body: '{"pages":"all"}' };
  expect((await readPublished(url, url)).note).toContain('not a list of pages');
  answer = { status: 200, body: '<p>Sign in to this network' };
  expect((await readPublished(url, url)).note).toContain('is not known');
  await new Promise((done) => server.close(done));
  expect((await readPublished(url, url)).note).toContain('ECONNREFUSED');
});

test('before the first publication there is nothing to compare with', async () => {
  expect(await readPublished('https://hopehealth.example', 'https://hopehealth.example')).toEqual({});
  expect(await readPublished('https://hopehealth.org', 'none')).toEqual({});
});

test('the check compares with a release on this server, and adds no redirect itself', () => {
  cpSync('content/interface/en.yaml', at('content/interface/en.yaml'));
  mkdirSync(at('release'));
  writeFileSync(at(`release${PUBLISHED_FILE}`), JSON.stringify(published));
  writeFileSync(at('content/redirects.yaml'), REDIRECTS);
  rmSync(at('content/articles/700.md'));
  const env = { ...process.env, CI: '', GITHUB_ACTIONS: '', PUBLISHED: at('release') };
  const { stdout, status } = spawnSync(process.execPath, [resolve('scripts/check-content.ts')], {
    cwd: root,
    encoding: 'utf8',
    env,
  });
  expect(stdout).toContain('- { from: /news/700, gone: true, why: We took it away }');
  expect(status).toBe(1);
  expect(readFileSync(at('content/redirects.yaml'), 'utf8')).toBe(REDIRECTS);
});
