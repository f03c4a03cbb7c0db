import { expect, test } from 'vitest';
import { optionsOf } from '#lib/service.ts';
import { searchNames, wordsOf } from '#lib/site-search.ts';
import { specifiedService } from '../fixtures/specified-services.ts';

const tests = optionsOf(specifiedService('lab-services')).map(({ name }) => name);
const everyday = {
  sugar: 'sugar glycated',
  kidney: 'renal',
  cholesterol: 'lipid',
  typhoid: 'typhi',
  aids: 'hiv',
};

const search = (typed: string) => searchNames(tests, typed, everyday).map((place) => tests[place]);

test.each([
  ['haemoglobin', 'Hemoglobin (Hb)'],
  ['hemoglobin', 'Hemoglobin (Hb)'],
  ['hemoglobine', 'Hemoglobin (Hb)'],
  ['sugar', 'Fasting Blood Sugar'],
  ['suger', 'Fasting Blood Sugar'],
  ['malaria', 'RDT for Malaria'],
  ['malria', 'RDT for Malaria'],
  ['maleria', 'RDT for Malaria'],
  ['mlaaria test', 'RDT for Malaria'],
  ['hepatitus b', 'Hepatitis B'],
  ['gonorrhea', 'Gonorrhoea'],
  ['clamydia', 'Chlamydia'],
  ['syphillis', 'VDRL - Syphilis'],
  ['pregnansy', 'Urine Pregnancy Test'],
  ['pregnacy', 'Urine Pregnancy Test'],
  ['kidney', 'Renal Function Test'],
  ['cholesterol', 'Lipid Profile'],
  ['typhoid', 'Typhi Dot (Widal Test)'],
  ['AIDS', 'Retro Screen [HIV]'],
  ['h pylori', 'H-Pylori'],
])('somebody who types "%s" finds %s', (typed, name) => {
  expect(search(typed).slice(0, 4)).toContain(name);
});

test('the name as it is written stands before what only resembles it', () => {
  expect(search('Hepatitis B')[0]).toBe('Hepatitis B');
  expect(search('Progesterone')).toEqual(['Progesterone']);
});

test.each(['', '  ', '???', 'xylophone', 'xylophone marimba'])('"%s" finds nothing', (typed) => {
  expect(search(typed)).toEqual([]);
});

test('a word that stands nowhere does not spoil the others', () => {
  expect(search('price of hiv')[0]).toBe('Retro Screen [HIV]');
});

test('an everyday word that stands for nothing in the list finds nothing, and spoils nothing', () => {
  const words = { ...everyday, jaundice: 'a test that nobody offers any more' };
  expect(searchNames(['Lipid Profile'], 'jaundice', words)).toEqual([]);
  expect(searchNames(['Lipid Profile'], 'cholesterol', words)).toEqual([0]);
});

test('signs and accents of a name need not be typed', () => {
  expect(searchNames(['Café: Akwaaba!'], 'cafe akwaaba')).toEqual([0]);
});

test.each([
  ['Ɛyɛ “mmoa”: 2 – 3…', ['ɛyɛ', 'mmoa', '2', '3']],
  ['Kôfi’s test (₵50) 😀', ['kofi', 's', 'test', '50']],
])('signs part the words of %s, and letters of Ghana’s languages are letters', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});
