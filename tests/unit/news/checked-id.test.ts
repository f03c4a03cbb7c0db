import { globSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { checkedId } from '#loaders/file-loader.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'entries-'));
});

const base = () => pathToFileURL(`${folder}/`);
const write = (entry: string, text = 'Words.') => writeFileSync(join(folder, entry), text);

test('the id of an entry is its file name as it stands in an address', () => {
  write('22.md');
  expect(checkedId('articles')({ entry: '22.md', base: base() })).toBe('22');
});

test('a second file of the same name stops the build; the same file again does not', () => {
  const idOf = checkedId('articles');
  for (const entry of ['22.md', '22.mdx']) write(entry);
  idOf({ entry: '22.md', base: base() });
  expect(idOf({ entry: '22.md', base: base() })).toBe('22');
  expect(() => idOf({ entry: '22.mdx', base: base() })).toThrow(
    'content/articles/22.mdx and content/articles/22.md would have one address: rename one of them',
  );
});

test('every address of the real content is its file name, letter by letter', () => {
  const files = globSync('content/*/**/!(_*|*.*).{md,mdx,yaml}').map((file) =>
    file.replace(/^content\/[^/]+\//, ''),
  );
  expect(files.length).toBeGreaterThan(50);
  for (const entry of files) expect(entry).toMatch(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*\.(?:md|mdx|yaml)$/);
});
