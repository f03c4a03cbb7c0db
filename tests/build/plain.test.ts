import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { standInEnvironment } from '../stand-ins/environment.ts';
import { builtSites } from './built-sites.ts';

const textFile = /\.(?:html|js|css|json|xml|txt|svg|ics|webmanifest)$/;

test('the public build contains no hosts and keys of stand-ins', () => {
  const files = [...(builtSites[0]?.files.values() ?? [])].filter((file) => textFile.test(file));
  expect(files.length).toBeGreaterThan(5);
  // Hosts and keys, not the word "stand-in": an editor may write it about a nurse who replaces another.
  const hostsAndKeys = [
    ...Object.values(standInEnvironment).filter((value) => /^stand-in-/.test(value)),
    'localhost:432',
  ];
  expect(hostsAndKeys.length).toBeGreaterThan(3);
  const faulty = files.filter((file) => {
    const written = readFileSync(file, 'utf8');
    return hostsAndKeys.some((each) => written.includes(each));
  });
  expect(faulty).toEqual([]);
});

test('no page, feed or calendar contains an unfilled `{figures.…}` placeholder', () => {
  const allFiles = builtSites.flatMap(({ files }) => [...files]);
  const texts = allFiles.filter(([, file]) => /\.(?:html|json|xml|ics)$/.test(file));
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter(([, file]) => readFileSync(file, 'utf8').includes('{figures.'))).toEqual([]);
});
