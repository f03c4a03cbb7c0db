import { expect, test } from 'vitest';
import { matchesSearch } from '#lib/search/find-matches.ts';

test.each([
  ['Hepatitis B', 'hep', true],
  ['Hepatitis B', 'TITIS', true],
  ['Hepatitis B', ' hepatitis b ', true],
  ['Hepatitis B', 'malaria', false],
  ['Retro Screen [HIV]', '[hiv]', true],
  ['H-Pylori', '.', false],
  ['Anything', '', true],
])('searching %s for "%s" answers %s', (name, search, answer) => {
  expect(matchesSearch(name, search)).toBe(answer);
});
