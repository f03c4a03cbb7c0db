import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Content } from '#content-check/content.ts';
import { readEntry } from '#content-check/read-entry.ts';
import { checkServices } from '#content-check/together/check-services.ts';
import type { Kind } from '#schemas/kind.ts';
import { kindOf } from '#schemas/kinds.ts';

const priceList = readFileSync('tests/fixtures/content/services/lab-services.yaml', 'utf8');

function listWithPrice(name: string, price: number) {
  const file = `content/services/${name}.yaml`;
  const text = priceList.replace('Full Blood Count, price: 50', `Full Blood Count, price: ${price}`);
  return readEntry(file, new TextEncoder().encode(text), kindOf(file) as Kind);
}

test('an editor reads about each price that is ten times as high as in another list, in any order of the lists', () => {
  const entries = [listWithPrice('a', 5000), listWithPrice('b', 500), listWithPrice('c', 50)];
  const problems = [...checkServices({ entries } as Partial<Content> as Content)];
  const found = problems.filter(({ field }) => field.endsWith('price'));
  expect(found.map(({ file }) => file)).toEqual(['content/services/a.yaml', 'content/services/b.yaml']);
});
