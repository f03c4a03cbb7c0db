import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('docs/settings.md names every key that `astro.config.mjs` defines with `optionalKey`', () => {
  const keys = [...read('astro.config.mjs').matchAll(/([A-Z_]+): optionalKey/g)].map(([, key = '']) => key);
  // Otherwise a pattern that finds no keys would pass.
  expect(keys.length).toBeGreaterThan(4);
  for (const key of keys) expect(read('docs/settings.md')).toContain(key);
});

const guides = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/architecture.md',
  'docs/operations.md',
  'docs/owner.md',
  'docs/something-wrong.md',
  'docs/settings.md',
  'docs/languages.md',
  'docs/measured.md',
  'hosting/README.md',
  'hosting/own-server.md',
];

describe.each(guides)('%s', (file) => {
  test('has no broken link to a file', () => {
    const links = [...read(file).matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)/g)].map(([, link = '']) => link);
    for (const link of links) expect(existsSync(join(root, dirname(file), link)), link).toBe(true);
  });

  test('names only "npm run" commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const named = [...read(file).matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
    for (const name of named) expect(Object.keys(scripts)).toContain(name);
  });
});
