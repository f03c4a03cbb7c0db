import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtSites } from './built-sites.ts';

const text = /\.(?:html|js|css|json|xml|txt|svg|ics|webmanifest)$/;

test('the site as built for everybody names no stand-in and nothing of this computer', () => {
  const files = [...(builtSites[0]?.files.values() ?? [])].filter((file) => text.test(file));
  expect(files.length).toBeGreaterThan(5);
  const telling = files.filter((file) => /localhost:432|\bstand-?ins?\b/i.test(readFileSync(file, 'utf8')));
  expect(telling).toEqual([]);
});
