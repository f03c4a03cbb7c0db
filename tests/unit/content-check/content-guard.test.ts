import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contentGuard, devGuard, mdxGuard } from '../../../src/integrations/content-guard/content-guard.ts';

const header = '---\ntitle: A\nsummary: B\ndate: 02/16/2026\ncategory: News\nvisible: true\n---\n\n';
const quote = '<Quote by="Abena">Come.</Quote>\n';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guard-'));
  mkdirSync(join(root, 'content/articles'), { recursive: true });
});
afterEach(() => vi.restoreAllMocks());

const write = (file: string, text: string) => {
  writeFileSync(join(root, file), text);
  return join(root, file);
};

describe('an .mdx file reaches the compiler', () => {
  test('as it is, when it holds words and parts for editors', () => {
    const path = write('content/articles/1.mdx', header + quote);
    expect(mdxGuard(root).load(path)).toBe(header + quote);
  });

  test.each([
    ['{process.env}', '10:1 curly brackets are code'],
    ['![A](./evil.js)', '10:1 a picture must be a file that ends in .jpg'],
    ['<Quote by={1}>x</Quote>', '10:1 code in { } is not allowed'],
  ])('never with %s, whatever is asked about it', (code, message) => {
    const path = write('content/articles/1.mdx', `${header}${quote}${code}\n`);
    for (const id of [path, `${path}?astroPropagatedAssets`])
      expect(() => mdxGuard(root).load(id)).toThrow(`content/articles/1.mdx:${message}`);
  });

  test('never with a layout, nor from a folder that has none', () => {
    const layout = write(
      'content/articles/1.mdx',
      header.replace('visible', 'layout: ./x.js\nvisible') + quote,
    );
    expect(() => mdxGuard(root).load(layout)).toThrow('6:1 layout: there is no such field');
    const stray = write('content/stray.mdx', header + quote);
    expect(() => mdxGuard(root).load(stray)).toThrow('content/stray.mdx:1:1 an .mdx file cannot stand here');
  });

  test('of the developers’ own folders is not looked at', () => {
    expect(mdxGuard(root).load(join(root, 'src/pages/x.mdx'))).toBeNull();
    expect(mdxGuard(root).load(join(root, 'content/articles/1.md'))).toBeNull();
  });
});

test('bad content is refused before Astro is even configured', async () => {
  write('content/articles/1.mdx', `${header}{1}`);
  vi.spyOn(process, 'cwd').mockReturnValue(root);
  await expect(contentGuard()).rejects.toThrow('content/articles/1.mdx:9:1 curly brackets are code');
});

test('a writer with the development server running sees a mistake over the page, and sees when it is fixed', async () => {
  const sent: { type: string; err?: { message: string } }[] = [];
  const logger = { error: vi.fn(), info: vi.fn() };
  let change: (event: string, path: string) => void = () => undefined;
  const server = {
    watcher: { on: (_: string, listener: typeof change) => void (change = listener) },
    ws: { send: (message: (typeof sent)[number]) => void sent.push(message) },
  };
  devGuard(root, logger).configureServer(server as never);
  write('content/zz.md', 'Words.');
  change('add', join(root, 'src/x.ts'));
  change('add', join(root, 'content/zz.md'));
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.err?.message).toContain('content/zz.md:1:1 nothing on the site reads this file');
  expect(logger.error).toHaveBeenCalledOnce();
});
