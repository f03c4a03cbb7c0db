import { expect, test } from 'vitest';
import { listLighter } from '../../../scripts/lib/lighter-pictures.ts';

test('each size of a picture leads to the smallest, in whatever order they stand', () => {
  const page = '<source srcset="/_astro/b.avif 320w, /_astro/a.avif 88w, /_astro/c.avif 640w" sizes="5rem">';
  expect(listLighter(page)).toEqual([
    ['/_astro/b.avif', '/_astro/a.avif'],
    ['/_astro/c.avif', '/_astro/a.avif'],
  ]);
});

test('a picture drawn by React counts, whose attribute is written otherwise', () => {
  expect(listLighter('<source srcSet="/a.avif 360w, /b.avif 656w"/>')).toEqual([['/b.avif', '/a.avif']]);
});

test('a picture that comes in one size only stays as it is', () => {
  expect(listLighter('<source srcset="/_astro/a.avif"><img src="/_astro/a.webp">')).toEqual([]);
});
