import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { optionsOf } from '#lib/service.ts';
import { searchNames } from '#lib/site-search.ts';
import { specifiedService } from '../fixtures/specified-services.ts';
import { loadService } from '../support/load-service.ts';
import { readEntries } from '../support/read-entries.ts';

const read = (path: string): unknown => parse(readFileSync(path, 'utf8'));
const tests = optionsOf(specifiedService('lab-services')).map(({ name }) => name);
const { everyday } = read('content/pages/search.yaml') as { everyday: Record<string, string> };

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

test('each everyday word leads to something in the lists', () => {
  const services = ['lab-services', 'mobile-van', 'telehealth'].map(loadService);
  const titles = ['pages', 'internships', 'volunteer-roles'].flatMap((folder) =>
    readEntries<{ title?: string }>(folder).flatMap(({ title = [] }) => title),
  );
  const names = [
    ...services.flatMap((service) => [service.title, ...optionsOf(service).map(({ name }) => name)]),
    ...titles,
  ];
  for (const word of Object.keys(everyday)) expect(searchNames(names, word, everyday), word).not.toEqual([]);
});

test('signs and accents of a name need not be typed', () => {
  expect(searchNames(['Café: Akwaaba!'], 'cafe akwaaba')).toEqual([0]);
});
