import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { standInEnvironment } from '../stand-ins/environment.ts';
import { builtSites } from './built-sites.ts';

const text = /\.(?:html|js|css|json|xml|txt|svg|ics|webmanifest)$/;

test('the public build contains no address and no key of a stand-in', () => {
  const files = [...(builtSites[0]?.files.values() ?? [])].filter((file) => text.test(file));
  expect(files.length).toBeGreaterThan(5);
  // The hosts and keys of the stand-ins. An editor may write "stand-in" about a nurse who replaces another.
  const ours = [
    ...Object.values(standInEnvironment).filter((value) => /^stand-in-/.test(value)),
    'localhost:432',
  ];
  expect(ours.length).toBeGreaterThan(3);
  const telling = files.filter((file) => {
    const written = readFileSync(file, 'utf8');
    return ours.some((each) => written.includes(each));
  });
  expect(telling).toEqual([]);
});

test('no page, feed or calendar contains an unfilled placeholder that begins with {figures.', () => {
  const pages = builtSites.flatMap(({ files }) => [...files]);
  const texts = pages.filter(([, file]) => /\.(?:html|json|xml|ics)$/.test(file));
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter(([, file]) => readFileSync(file, 'utf8').includes('{figures.'))).toEqual([]);
});
