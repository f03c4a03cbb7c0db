import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { emptyFilters } from '#lib/news/article-filters.ts';
import { listShown } from '#lib/news/list-shown.ts';
import { articleSchema } from '../../../src/schemas/article.ts';

const articles = globSync('content/articles/[0-9]*.{md,mdx}').map((file) => {
  const [, head = ''] = /^---\n(.*?)\n---\n/s.exec(readFileSync(file, 'utf8')) ?? [];
  const data = articleSchema(z.string()).parse(parse(head));
  return { id: basename(file).replace(/\.mdx?$/, ''), file, data };
});

test('there are 22 articles, numbered without a gap', () => {
  const numbers = articles.map(({ id }) => Number(id)).toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: 22 }, (_, index) => index + 1));
});

test('every filter has something to show, and something is hidden', () => {
  const shown = listShown(articles);
  expect(emptyFilters(shown.map(({ data }) => data))).toEqual([]);
  expect(shown.length).toBeLessThan(articles.length);
});

test('some use the components of the editors, most do without', () => {
  const count = articles.filter(({ file }) => file.endsWith('.mdx')).length;
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(articles.length / 2);
});
