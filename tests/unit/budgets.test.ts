import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { budgetOf, criticalBytesFor } from '../budgets.ts';

test('words beyond those in the budget raise the budget of a page', () => {
  const budget = budgetOf('/');
  const { criticalBytes, wordsBytes } = budget;
  expect(criticalBytesFor(budget, 0)).toBe(criticalBytes);
  expect(criticalBytesFor(budget, wordsBytes)).toBe(criticalBytes);
  expect(criticalBytesFor(budget, wordsBytes + 100)).toBe(criticalBytes + 150);
});

test('each price list has the budget of a price list, whatever its name', () => {
  const services = globSync('content/services/!(_*|*.*).yaml').map((file) => basename(file, '.yaml'));
  for (const id of services) expect(budgetOf(`/${id}`).kind, id).toBe('price list');
  expect(budgetOf('/services').kind).toBe('text');
});
