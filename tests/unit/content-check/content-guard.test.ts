import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runScript } from '../../../scripts/lib/run-command.ts';
import { contentGuard, devGuard } from '../../../src/integrations/content-guard/content-guard.ts';
import { copyProject } from '../../content/copy-project.ts';
import { putOwnContent } from '../../content/put-own-content.ts';

const header = '---\ntitle: A\nsummary: B\ndate: 02/16/2026\ncategory: News\nvisible: true\n---\n\n';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guard-'));
  mkdirSync(join(root, 'content/articles'), { recursive: true });
});
afterEach(() => vi.restoreAllMocks());

const write = (file: string, text: string) => writeFileSync(join(root, file), text);

test('the build fails with a message about the mistake in content/', async () => {
  write('content/articles/1.mdx', `${header}{1}`);
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  await expect(contentGuard()).rejects.toThrow('content/articles/1.mdx:9:1 curly brackets are code');
});

test('a build that content/ stops says the mistake first', async () => {
  using project = copyProject();
  putOwnContent(project.root);
  writeFileSync(join(project.root, 'content/articles/904.mdx'), `${header}{1}`);
  const { code, output } = await runScript(['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: project.root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  expect(code).toBe(1);
  expect(output).toMatch(
    /^content\/ has 1 mistake:\n\ncontent\/articles\/904.mdx:9:1 curly brackets are code/,
  );
});

test('the development server reports a mistake in content/ to the browser and the log', async () => {
  const sent: { type: string; err?: { message: string } }[] = [];
  const logger = { error: vi.fn(), info: vi.fn() };
  let change: (event: string, path: string) => void = () => undefined;
  const server = {
    watcher: { on: (_: string, listener: typeof change) => void (change = listener) },
    ws: { send: (message: (typeof sent)[number]) => void sent.push(message) },
  };
  devGuard(root, logger).configureServer(server as never);
  write('content/zz.md', 'Words.');
  change('add', join(root, 'content/zz.md'));
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.err?.message).toContain('content/zz.md:1:1 nothing on the site reads this file');
  expect(logger.error).toHaveBeenCalledOnce();
});
