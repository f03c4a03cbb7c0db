import { expect, test } from 'vitest';
import { listByLetter } from '#lib/map/places.ts';

test('names stand under their first letters, whatever their case, accents and own letters', () => {
  const names = ['Aboso', 'Ɛdweso', 'Éwim', 'apam', ' Axim', 'ŋkran', 'Ɔfoase', '3rd Mile', '“New” Tafo'];
  const letters = listByLetter(names.map((name) => ({ name })));
  expect(letters.map(({ letter, slug, entries }) => [letter, slug, entries.map(({ name }) => name)])).toEqual(
    [
      ['0-9', '0-9', ['3rd Mile', '“New” Tafo']],
      ['A', 'a', ['Aboso', 'apam', ' Axim']],
      ['E', 'e', ['Ɛdweso', 'Éwim']],
      ['N', 'n', ['ŋkran']],
      ['O', 'o', ['Ɔfoase']],
    ],
  );
  expect(listByLetter([])).toEqual([]);
});
