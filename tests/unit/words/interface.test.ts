import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readYaml } from '#content-check/yaml/read-yaml.ts';
import { formatDate } from '#lib/time/dates.ts';
import { fillElements, plural } from '#lib/placeholders.ts';
import { ENGLISH, inLanguage } from '#lib/language/page-language.ts';
import { readWords } from '#loaders/language/interface.ts';
import { pickerWords } from '#words';
import { interfaceSchema } from '#schemas/interface.ts';
import { languagesWith, say } from '../../support/languages.ts';

const english = readWords(ENGLISH) as Record<string, Record<string, unknown>>;
const all = Object.entries(english).flatMap(([group, words]) =>
  Object.keys(words).map((key) => ({ name: `${group}.${key}`, group, key })),
);
const code = globSync('src/**/*.{astro,ts,tsx}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

describe('the interface texts', () => {
  test('all exist in English, each with a comment', () => {
    expect(interfaceSchema.safeParse(english).error?.issues).toBeUndefined();
    const { remarkAt } = readYaml(readFileSync('content/interface/en.yaml', 'utf8'));
    expect(all.filter(({ group, key }) => !remarkAt([group, key])).map(({ name }) => name)).toEqual([]);
  });

  test('are all used, as far as a text search can tell', () => {
    // Code such as `searchWords[kind]` may read any key, so all keys of that group count as used.
    const unused = all.filter(
      ({ group, key }) => !new RegExp(`\\b${group}Words(?:\\[|\\.${key}\\b)`).test(code),
    );
    // src/lib/request/attempt.ts imports `failureWords` under another name, so this search cannot find its keys.
    expect(unused.map(({ name }) => name).filter((name) => !name.startsWith('failure.'))).toEqual([]);
  });
});

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
