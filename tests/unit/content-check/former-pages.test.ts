import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readFormerPages } from '../../../scripts/lib/read-former-content.ts';
import { readContent } from '#content-check/check-content.ts';
import { formatProblem } from '#content-check/problem.ts';
import { checkFormer } from '#content-check/together/check-redirects.ts';

const articleText = (title: string, visible = true) =>
  `---\ntitle: ${title}\nsummary: In short.\ndate: 02/16/2026\ncategory: News\nvisible: ${visible}\n---\n\nWords.\n`;
const REDIRECTS = `- { from: /our-story, to: /who-we-are, why: Joined }\n- { from: /camp, gone: true, why: Over }\n`;

/** The folder of the project before any change. */
let original: string;
/** The folder that a test changes: a copy of `original`. */
let root: string;
const at = (file: string) => join(root, file);
const git = (...args: string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args]);
const commit = () => {
  git('add', '-A');
  git('commit', '-qm', 'Change', '--allow-empty');
};

beforeAll(() => {
  original = mkdtempSync(join(tmpdir(), 'former-'));
  root = original;
  cpSync('tests/fixtures/content', at('content'), { recursive: true });
  cpSync('content/interface', at('content/interface'), { recursive: true });
  cpSync('src/pages', at('src/pages'), { recursive: true });
  writeFileSync(at('content/articles/700.md'), articleText('A van in Ejisu'));
  writeFileSync(at('content/redirects.yaml'), REDIRECTS);
  git('init', '-q');
  commit();
});
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'former-'));
  cpSync(original, root, { recursive: true });
});

/** The messages of the check about a change. Then commits the change: the messages must stay the same. */
async function listMessages(): Promise<string[]> {
  const check = async () => {
    const content = { ...(await readContent(root)), formerPages: readFormerPages(root) };
    return checkFormer(content).map(formatProblem);
  };
  const messages = await check();
  commit();
  expect(await check()).toEqual(messages);
  return messages;
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

test('an editor is told to replace the [] in an empty `redirects.yaml`', { tags: ['nightly'] }, async () => {
  writeFileSync(at('content/redirects.yaml'), '[]\n');
  commit();
  // The check compares with the last two commits, so the list must be empty in both.
  commit();
  rmSync(at('content/volunteer-roles/1.yaml'));
  expect(await listMessages()).toEqual([
    expect.stringContaining(
      'Write this line in place of [] in content/redirects.yaml: - { from: /volunteers/1, gone: true,',
    ),
  ]);
});

test('an editor who hides an entry is asked whether it stays hidden', async () => {
  writeFileSync(at('content/articles/700.md'), articleText('A van in Ejisu', false));
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

test('a page may come back to its old address', { tags: ['nightly'] }, async () => {
  writeFileSync(at('content/redirects.yaml'), REDIRECTS.replace(/.*camp.*\n/, ''));
  writeFileSync(at('content/coming.yaml'), '- { id: camp, title: Camp, text: It comes back }\n');
  expect(await listMessages()).toEqual([]);
});

test('a developer who removes a page gets a line for redirects.yaml', { tags: ['nightly'] }, async () => {
  rmSync(at('src/pages/accessibility.astro'));
  expect(await listMessages()).toContainEqual(
    expect.stringContaining('- { from: /accessibility, gone: true,'),
  );
});

test('an editor gets no message about changes that keep every page', { tags: ['nightly'] }, async () => {
  writeFileSync(at('content/articles/700.md'), articleText('Another title'));
  rmSync(at('content/testimonials'), { recursive: true });
  expect(await listMessages()).toEqual([]);
});

test('former pages are known only from the Git history', async () => {
  rmSync(at('.git'), { recursive: true });
  rmSync(at('content/articles/700.md'));
  expect(readFormerPages(root)).toEqual([]);
});

test('the check asks for a missing redirect but does not add it', { tags: ['nightly'] }, () => {
  rmSync(at('content/articles/700.md'));
  const env = { ...process.env, CI: '', GITHUB_ACTIONS: '' };
  const { stdout, status } = spawnSync(process.execPath, [resolve('scripts/check-content.ts')], {
    cwd: root,
    encoding: 'utf8',
    env,
  });
  expect(stdout).toContain('- { from: /news/700, gone: true, why: We took it away }');
  expect(status).toBe(1);
  expect(readFileSync(at('content/redirects.yaml'), 'utf8')).toBe(REDIRECTS);
});
