import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { takeOutWords } from '../build/take-out-words.ts';
import { budgetOf, criticalBytesFor } from '../budgets.ts';

const page = (name: string, code = '') =>
  `<title>${name}</title><meta name="description" content="About ${name}"><style>h1{color:red}</style>` +
  `<h1 class="_a" aria-label='${name}'>${name} &lt; 3</h1><input required value="${name}">${code}` +
  `<script type="application/ld+json">{"name":"${name}"}</script><script>ask()</script>`;

test('without its words a page is the same, whatever they are', () => {
  expect(takeOutWords(page('Hope'))).toBe(takeOutWords(page('Lãmesẽ Habɔbɔ'.repeat(9))));
  expect(takeOutWords(page('Hope'))).toContain('<h1 class="_a" aria-label>');
});

test.each(['<p class="b">', '<style>h2{color:red}</style>', '<script>answer()</script>', '<p hidden>'])(
  'what is code stays: %s',
  (code) => {
    expect(takeOutWords(page('Hope', code)).length).toBe(takeOutWords(page('Hope')).length + code.length);
  },
);

test('the words of an editor bring room with them, beyond those that the budget is for', () => {
  const budget = budgetOf('/');
  const { criticalBytes, wordsBytes } = budget;
  expect(criticalBytesFor(budget, 0)).toBe(criticalBytes);
  expect(criticalBytesFor(budget, wordsBytes)).toBe(criticalBytes);
  expect(criticalBytesFor(budget, wordsBytes + 100)).toBe(criticalBytes + 150);
});

test('each price list that an editor writes has the budget of a price list, whatever its name', () => {
  const services = globSync('content/services/!(_*|*.*).yaml').map((file) => basename(file, '.yaml'));
  for (const id of services) expect(budgetOf(`/${id}`).kind, id).toBe('price list');
  expect(budgetOf('/services').kind).toBe('text');
});
