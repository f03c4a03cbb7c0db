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
const own = {
  title: 'Prix',
  tests: [{ name: 'Malaria', prepare: 'Ne mangez pas pendant 8 heures.' }],
  hints: ['Venez à 9 h.'],
};

const compare = (data: Translation & Partial<typeof own>) =>
  compareFiles(words, english, { data, text: 'Payez [ici](/donate).' }, {});

describe('visitors read a translation', () => {
  test('when it is complete and was checked against the current English text', () => {
    expect(compare({ ...own, from: mark })).toMatchObject({
      isShown: true,
      state: 'current',
      untranslated: [],
    });
  });

  test('when it is outdated, but has the same numbers and links as the English text', () => {
    expect(compare({ ...own, from: 'aaaaaaaa' })).toMatchObject({ isShown: true, state: 'older' });
  });
});

describe('visitors read English instead of a translation', () => {
  test.each<[string, Translation & Partial<typeof own>, (string | undefined)?, boolean?]>([
    ['nobody has marked it as compared with the English text', own],
    ['one of its fields is missing', { ...own, hints: [], from: mark }],
    ['its main text is missing', { ...own, from: mark }, ''],
    ['a sentence is still English', { ...own, from: mark }, 'Pay [here](/donate) when you have come.'],
    ['it is outdated and has another number', { ...own, hints: ['Venez à 8 h.'], from: 'aaaaaaaa' }],
    ['it is outdated and has another link', { ...own, from: 'aaaaaaaa' }, 'Payez [ici](/pay).'],
    [
      'it is outdated and has words for something that is gone',
      { ...own, hints: ['Venez à 9 h.', 'Et'], from: 'aaaaaaaa' },
    ],
    ['it is outdated and about health', { ...own, from: 'aaaaaaaa' }, undefined, true],
  ])('when %s', (_, data, text, isHealth) => {
    const longer = text?.startsWith('Pay [') ? { ...english, text } : english;
    expect(
      compareFiles(
        words,
        longer,
        { data, text: text ?? 'Payez [ici](/donate).' },
        { isHealth: isHealth ?? false },
      ).isShown,
    ).toBe(false);
  });
});

test('a translation replaces the English words, but changes no price and adds no item', () => {
  const renamed = { name: 'Paludisme', prepare: 'Venez tôt.' };
  const written = { ...own, price: 60, tests: [...own.tests, renamed] };
  expect(translateEntry(words, value, written as Translation)).toEqual({ ...value, ...own });
});

test('the mark of a translation has only letters, and changes with the English text, not with prices', () => {
  expect(mark).toMatch(/^[a-p]{8}$/);
  expect(markOf(listPlaces(words, { ...english, text: 'Pay.' }))).not.toBe(mark);
  expect(markOf(listPlaces(words, { ...english, value: { ...value, price: 60 } }))).toBe(mark);
});

test('a translation cannot contain a price', () => {
  expect(translationSchema(words).safeParse({ ...own, from: mark }).success).toBe(true);
  expect(translationSchema(words).safeParse({ ...own, price: 50 }).success).toBe(false);
});
