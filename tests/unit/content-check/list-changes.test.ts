import { expect, test } from 'vitest';
import { listChanges } from '#content-check/list-changes.ts';
import { readText } from '../../support/read-text.ts';

const article = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`;
const file = 'content/articles/7.md';
const list = (before: string, now: string) =>
  listChanges({ formerEntries: [readText(file, before)], entries: [readText(file, now)], translations: [] });

test('whoever approves a change reads each changed field, before and after', () => {
  expect(list(article('A van', 'Words.'), article('Two vans', 'Words.'))).toEqual([
    `${file} › title: "A van" is now "Two vans"`,
  ]);
});

test('whoever approves a change reads each sentence that is gone', () => {
  expect(list(article('A van', 'Words.\n\nAsk us first.'), article('A van', 'Words.'))).toEqual([
    `${file} › text is gone: "Ask us first."`,
  ]);
});

test('of a long text, whoever approves a change reads the part that differs', () => {
  const start = 'Come early. '.repeat(40);
  const [line] = list(article('A van', `${start}Call 112.`), article('A van', `${start}Call 113.`));
  expect(line).toMatch(/^content\S+ › text: "\.\.\..*Call 112\." is now "\.\.\..*Call 113\."$/);
});

test('whoever approves a change reads what changes in a translation', () => {
  const french = 'content/faqs/booking/a.fr.md';
  const at = (text: string) =>
    [readText(file, article('A van', text))].map((each) => ({ ...each, file: french }));
  const changes = listChanges({
    entries: [],
    translations: at('Attendez.').map((each) => ({ ...each, tag: 'fr', original: file })),
    formerTranslations: at("N'attendez pas."),
  });
  expect(changes).toEqual([`${french} › text: "N'attendez pas." is now "Attendez."`]);
});

test('whoever approves a change reads the names of a list that are new, and new and lost files', () => {
  const service = (names: string) => `sets:\n  list:\n    - name: Check-up\n      alsoCalled: [${names}]\n`;
  const at = 'content/services/lab.yaml';
  const changes = listChanges({
    formerEntries: [readText(at, service('a, b')), readText(file, article('A van', 'Words.'))],
    entries: [readText(at, service('b, c, d'))],
    translations: [],
    newFiles: new Set(['content/articles/8.md']),
  });
  const field = `${at} › sets › list › Check-up › alsoCalled`;
  expect(changes).toEqual([
    'content/articles/8.md is new',
    `${field} is gone: "a"`,
    `${field} is new: "c"`,
    `${field} is new: "d"`,
    `${file} is gone`,
  ]);
});

test('whoever approves a change does not read that all facts of an unreadable file are gone', () => {
  expect(list(article('A van', 'Words.'), 'A van')).toEqual([
    `${file} cannot be read, so its changes are not listed`,
  ]);
});
