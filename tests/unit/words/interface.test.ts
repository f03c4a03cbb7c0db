import { expect, test } from 'vitest';
import { formatDate } from '#lib/time/dates.ts';
import { fillElements, plural } from '#lib/placeholders.ts';
import { ENGLISH, inLanguage } from '#lib/language/page-language.ts';
import { pickerWords } from '#words';
import { languagesWith, say } from '../../support/languages.ts';

test('a page cannot use a text that its language lacks', () => {
  expect(() => inLanguage('qq', () => pickerWords.cancel)).toThrow(
    'content/interface/qq.yaml has no picker.cancel',
  );
});

test.each([
  ['Total = {total}', ['Total = ', 1]],
  ['{total} en tout', [1, ' en tout']],
  ['{total}', [1]],
])('an element replaces the placeholder in "%s"', (words, said) => {
  expect(fillElements<number>(words, { total: 1 })).toEqual(said);
});

test.each([
  ['en', 0, '0 tests'],
  ['en', 1, '1 test'],
  ['fr', 0, '0 test'],
  ['fr', 2, '2 tests'],
])('in the language %s, a count of %i is written "%s"', (locale, count, said) => {
  expect(plural({ one: '{count} test', other: '{count} tests' }, count, locale)).toBe(said);
});

test('each language uses `dates.first` for day 1 but not for day 21', () => {
  for (const tag of [ENGLISH, ...languagesWith().map((language) => language.tag)]) {
    // In French, `dates.first` is 1er, but 21 must stay 21.
    expect(inLanguage(tag, () => formatDate('01/01/2027'))).toContain(say(tag, 'dates.first'));
    expect(inLanguage(tag, () => formatDate('01/21/2027'))).toContain('21');
  }
});
