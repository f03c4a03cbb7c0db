import { expect, test } from 'vitest';
import { separateWords } from '#integrations/optimise-pages/optimise-pages.ts';
import { readPage, writePage } from '#lib/page/html-tree.ts';

function separate(html: string): string {
  const page = readPage(html);
  separateWords(page);
  return writePage(page);
}

test.each([
  ['<p><a>Book</a><a>Call</a></p>', '<p><a>Book</a> <a>Call</a></p>'],
  ['<li><b><i>x</i></b><span>12 km</span></li>', '<li><b><i>x</i></b> <span>12 km</span></li>'],
])('the build adds a space between the words of %s', (html, apart) => {
  expect(separate(html)).toBe(apart);
});

test.each([
  '<p><a>Donate</a><span> (in a new tab)</span></p>',
  '<p><a>112</a>, or <a>193</a></p>',
  '<a><svg/><span>Play</span></a>',
  '<p>one</p><p>two</p>',
  '<astro-island><a>Book</a><a>Call</a></astro-island>',
])('the build adds no space to %s', (html) => {
  expect(separate(html)).toBe(html);
});
