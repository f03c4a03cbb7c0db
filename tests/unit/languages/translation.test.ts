import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import {
  compareFiles,
  listPlaces,
  markOf,
  translateEntry,
  type Translation,
} from '#lib/language/translation.ts';
import { englishName, fact, line, paragraph } from '#schemas/text.ts';
import { translationSchema, wordTreeOf } from '#schemas/word-tree.ts';

const schema = z.strictObject({
  title: line(60),
  price: z.number(),
  tests: z.array(
    z.strictObject({ name: englishName(40), prepare: paragraph().optional(), sign: fact(9).optional() }),
  ),
  hints: z.array(line(80)),
});
const words = wordTreeOf(schema);
const value = {
  title: 'Prices',
  price: 50,
  tests: [{ name: 'Malaria', prepare: 'Do not eat for 8 hours.' }],
  hints: ['Come at 9am.'],
};
const english = { value, text: 'Pay [here](/donate).' };
const mark = markOf(listPlaces(words, english));
const french = {
  title: 'Prix',
  tests: [{ name: 'Malaria', prepare: 'Ne mangez pas pendant 8 heures.' }],
  hints: ['Venez à 9 h.'],
};

const compare = (data: Translation & Partial<typeof french>) =>
  compareFiles(words, english, { data, text: 'Payez [ici](/donate).' }, {});

describe('visitors read a translation', () => {
  test('when it is complete and was compared with the current English text', () => {
    expect(compare({ ...french, from: mark })).toMatchObject({
      isShown: true,
      state: 'current',
      untranslated: [],
    });
  });

  test('when it is outdated, but has the same numbers and links as the English text', () => {
    expect(compare({ ...french, from: 'aaaaaaaa' })).toMatchObject({ isShown: true, state: 'older' });
  });
});

describe('visitors read English instead of a translation', () => {
  test.each<[string, Translation & Partial<typeof french>, (string | undefined)?, boolean?]>([
    ['nobody has compared it with the English text', french],
    ['an item of a list is missing', { ...french, hints: [], from: mark }],
    ['its main text is missing', { ...french, from: mark }, ''],
    ['a sentence is still English', { ...french, from: mark }, 'Pay [here](/donate) when you have come.'],
    ['it is outdated and has a different number', { ...french, hints: ['Venez à 8 h.'], from: 'aaaaaaaa' }],
    ['it is outdated and has a different link', { ...french, from: 'aaaaaaaa' }, 'Payez [ici](/pay).'],
    [
      'it is outdated and translates a text that was removed',
      { ...french, hints: ['Venez à 9 h.', 'Et'], from: 'aaaaaaaa' },
    ],
    ['it is outdated and about health', { ...french, from: 'aaaaaaaa' }, undefined, true],
  ])('when %s', (_, data, text, isHealth) => {
    // The sentence that is still English must also be in the English file.
    const englishFile = text?.startsWith('Pay [') ? { ...english, text } : english;
    expect(
      compareFiles(
        words,
        englishFile,
        { data, text: text ?? 'Payez [ici](/donate).' },
        { isHealth: isHealth ?? false },
      ).isShown,
    ).toBe(false);
  });
});

test('a translation changes only the words of an entry', () => {
  const extraTest = { name: 'Paludisme', prepare: 'Venez tôt.' };
  const translation = { ...french, price: 60, tests: [...french.tests, extraTest] };
  expect(translateEntry(words, value, translation as Translation)).toEqual({ ...value, ...french });
});

test('the mark of a translation depends on words, not on prices', () => {
  // YAML could read a mark with digits as a number.
  expect(mark).toMatch(/^[a-p]{8}$/);
  expect(markOf(listPlaces(words, { ...english, text: 'Pay.' }))).not.toBe(mark);
  expect(markOf(listPlaces(words, { ...english, value: { ...value, price: 60 } }))).toBe(mark);
});

test('a translation cannot contain a price', () => {
  expect(translationSchema(words).safeParse({ ...french, from: mark }).success).toBe(true);
  expect(translationSchema(words).safeParse({ ...french, price: 50 }).success).toBe(false);
});
