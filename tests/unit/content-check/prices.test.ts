import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { CheckedEntry, Content, TranslationFile } from '#content-check/content.ts';
import { cautionsOf, checkCautions } from '#content-check/together/check-cautions.ts';
import { checkServices } from '#content-check/together/check-services.ts';
import { readTranslation } from '#content-check/translations/read-translation.ts';
import { readText } from '../../support/read-text.ts';

const priceList = readFileSync('tests/fixtures/content/services/lab-services.yaml', 'utf8');

const priceListWith = (name: string, price: number) =>
  readText(
    `content/services/${name}.yaml`,
    priceList.replace('Full Blood Count, price: 50', `Full Blood Count, price: ${price}`),
  );

/** The files with a price that the check reports. */
const reportedFiles = (...entries: CheckedEntry[]) =>
  [...checkServices({ entries } as Partial<Content> as Content)]
    .filter(({ field }) => field.endsWith('price'))
    .map(({ file }) => file);

test('an editor is warned if a price is at least ten times the price in another list', () => {
  const found = reportedFiles(priceListWith('a', 5000), priceListWith('b', 500), priceListWith('c', 50));
  expect(found).toEqual(['content/services/a.yaml', 'content/services/b.yaml']);
});

test('an editor is warned if two lists say different things about what to do before one test', () => {
  const listWith = (name: string, facts: string) =>
    readText(
      `content/services/${name}.yaml`,
      priceList.replace(
        /\{ name: Full Blood Count, price: 50.*\}/,
        `{ name: Full Blood Count, price: 50, ${facts}, sources: [https://medlineplus.gov/lab-tests/] }`,
      ),
    );
  const warningsFor = (...entries: CheckedEntry[]) =>
    [...checkServices({ entries } as Partial<Content> as Content)].map(({ file, field }) => [
      file,
      field.split(' ').at(-1),
    ]);
  const lab = listWith('a', 'warning: If you take insulin ask us first., prepare: Do not eat for 8 hours.');
  expect(warningsFor(lab, listWith('b', 'prepare: nothing'))).toEqual([
    ['content/services/b.yaml', 'prepare'],
  ]);
  expect(warningsFor(lab, listWith('b', 'warning: Ask us.'))).toEqual([
    ['content/services/b.yaml', 'warning'],
  ]);
  expect(warningsFor(lab, lab, listWith('b', 'sample: blood'))).toEqual([]);
});

test('a rounding error does not hide a price that is exactly ten times another price', () => {
  // In JavaScript, 10.06 * 10 is slightly more than 100.6.
  const found = reportedFiles(priceListWith('a', 10.06), priceListWith('b', 100.6));
  expect(found).toEqual(['content/services/b.yaml']);
});

test('an editor is warned before a price list is too long for people with a slow connection', () => {
  const line = /^.*Full Blood Count, price: 50.*$/m;
  const listWith = (tests: number) => {
    const options = Array.from(
      { length: tests },
      (_, at) => `      - { name: Test no. ${at} ${'of many '.repeat(5)}, price: 50 }`,
    );
    return readText('content/services/a.yaml', priceList.replace(line, options.join('\n')));
  };
  const warningsFor = (tests: number) =>
    [...checkServices({ entries: [listWith(tests)] } as Partial<Content> as Content)].filter(
      ({ field, isWarning }) => isWarning && field === 'categories',
    );
  expect(warningsFor(60)).toEqual([]);
  expect(warningsFor(400)).toHaveLength(1);
});

test('an editor is told to ask the clinic if the warning of a test goes, even if its name changes too, but not if it grows', () => {
  const test = (name: string, warning: string) => {
    const option = `{ name: ${name}, price: 50${warning && `, warning: ${warning}, sources: [https://medlineplus.gov/lab-tests/]`} }`;
    return readText(
      'content/services/a.yaml',
      priceList.replace(/\{ name: Full Blood Count, price: 50.*\}/, option),
    );
  };
  const messages = (entry: CheckedEntry, former: Partial<Content>) =>
    [...checkCautions({ entries: [entry], translations: [], ...former } as Partial<Content> as Content)].map(
      ({ message }) => message,
    );
  const before = { formerEntries: [test('Blood Sugar', 'Ask us first.')] };
  const gone =
    'the warning of Blood Sugar is gone: "Ask us first.": somebody else (the clinic) should confirm this';
  expect(messages(test('Blood Sugar', ''), before)).toEqual([gone]);
  expect(messages(test('Blood Sugar Test', ''), before)).toEqual([gone]);
  expect(messages(test('Blood Sugar', ''), { formerDestinations: cautionsOf(before.formerEntries) })).toEqual(
    [gone],
  );
  expect(messages(test('Blood Sugar Test', 'Ask us first.'), before)).toEqual([]);
  expect(messages(test('Blood Sugar', 'Ask us first. Bring your tablets.'), before)).toEqual([]);
  expect(messages(test('Thyroid', ''), before)).toEqual([]);
  const elsewhere = test('Blood Sugar', '');
  const other = { name: 'Urine RE', price: 30, warning: 'Ask us first.' };
  (elsewhere.data as { categories: { options: object[] }[] }).categories[0]?.options.push(other);
  expect(messages(elsewhere, before)).toEqual([gone]);
});

test('a speaker is asked if the warning of a translation says something else', () => {
  const read = (warning: string) => {
    const text = `categories:\n  - name: Sang\n    options:\n      - name: Blood Sugar\n        warning: ${warning}\n`;
    return readTranslation('content/services/a.fr.yaml', Buffer.from(text)) as TranslationFile;
  };
  const content = {
    entries: [],
    translations: [read('Attendez.')],
    formerTranslations: [read('N’attendez pas.')],
  };
  const messages = [...checkCautions(content as Partial<Content> as Content)].map(({ message }) => message);
  expect(messages).toEqual([
    'the warning of Blood Sugar will no longer be "N’attendez pas.": somebody else (the clinic) should confirm this',
  ]);
});
