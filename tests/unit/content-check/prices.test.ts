import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CheckedEntry, Content } from '#content-check/content.ts';
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

const filesWithFarPrice = (...entries: CheckedEntry[]) =>
  [...checkServices({ entries } as Partial<Content> as Content)]
    .filter(({ field }) => field.endsWith('price'))
    .map(({ file }) => file);

test('an editor reads about each price that is at least ten times as high as in another list', () => {
  const found = filesWithFarPrice(listWithPrice('a', 5000), listWithPrice('b', 500), listWithPrice('c', 50));
  expect(found).toEqual(['content/services/a.yaml', 'content/services/b.yaml']);
});

test('an editor reads about a price with pesewas that is exactly ten times as high as in another list', () => {
  const found = filesWithFarPrice(listWithPrice('a', 10.06), listWithPrice('b', 100.6));
  expect(found).toEqual(['content/services/b.yaml']);
});
