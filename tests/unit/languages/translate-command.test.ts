import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readTranslation } from '#content-check/translations/read-translation.ts';
import { translate } from '../../../scripts/translate/translate.ts';

let root = '';
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], { cwd: root });
const answer = (text: string) => `---\nquestion: When are you open?\norder: 1\n---\n\n${text}\n`;
const FRENCH_FILE = 'content/faqs/booking/hours.fr.md';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'translate-'));
  mkdirSync(join(root, 'content/faqs/booking'), { recursive: true });
  write(
    'content/languages.yaml',
    '- { tag: en, name: English, direction: ltr, published: true }\n- { tag: fr, name: Français, direction: ltr, published: false }\n',
  );
  write('content/faqs/booking/hours.md', answer('From 9am.'));
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'Begin');
});

test('a translator gets a file with the English text to translate', async () => {
  expect(await translate(root, 'fr', 'faqs/booking/hours')).toContain('2 English texts');
  expect(read(FRENCH_FILE)).toContain('question: When are you open?');
  expect(read(FRENCH_FILE)).toContain('From 9am.');
  expect(read(FRENCH_FILE)).not.toMatch(/order|from:/);
  // At the end, `read-again` writes the mark of the English text into the file.
  await translate(root, 'fr', 'faqs/booking/hours', 'read-again');
  expect(read(FRENCH_FILE)).toMatch(/^---\nfrom: [a-p]{8}\n/);
});

test('a translator gets no {} for an entry whose header block has no words', async () => {
  mkdirSync(join(root, 'content/programmes'));
  write(
    'content/programmes/screening.md',
    '---\nname: Screening\norder: 1\nsymbol: nkyinkyim\n---\n\nWe test eyes.\n',
  );
  expect(await translate(root, 'fr', 'programmes/screening')).toContain('1 English text. Replace it');
  expect(read('content/programmes/screening.fr.md')).toMatch(/^---\n# .*\n---\n\nWe test eyes\.\n$/);
  const file = readTranslation(
    'content/programmes/screening.fr.md',
    Buffer.from(read('content/programmes/screening.fr.md')),
  );
  expect(file?.mistakes).toEqual([]);
});

test('a translator who returns sees what has changed in the English text', async () => {
  await translate(root, 'fr', 'faqs/booking/hours');
  await translate(root, 'fr', 'faqs/booking/hours', 'read-again');
  const before = read(FRENCH_FILE);
  expect(await translate(root, 'fr', 'faqs/booking/hours')).toContain("translated from today's");
  write('content/faqs/booking/hours.md', answer('From 8am.'));
  const said = await translate(root, 'fr', 'faqs/booking/hours');
  expect(said).toMatch(/was: .*From 9am\.\n\s+is: .*From 8am\./s);
  expect(said).not.toContain('When are you open');
  // The command prints the new mark, and `read-again` replaces only the old mark.
  const [, mark = ''] = /"from: ([a-p]{8})"/.exec(said) ?? [];
  await translate(root, 'fr', 'faqs/booking/hours', 'read-again');
  expect(read(FRENCH_FILE)).toBe(before.replace(/from: \w+/, `from: ${mark}`));
});

test('a file saved on Windows gets its `from:` mark in the header block', async () => {
  // The text below the header block begins with `from:` too, and must stay.
  write(FRENCH_FILE, '\uFEFF---\r\nquestion: Quand ?\r\n---\r\n\r\nfrom: 9 heures\r\n');
  await translate(root, 'fr', 'faqs/booking/hours', 'read-again');
  expect(read(FRENCH_FILE)).toMatch(
    /^\uFEFF---\r\nfrom: [a-p]{8}\nquestion: Quand \?\r\n---\r\n\r\nfrom: 9 heures\r\n$/,
  );
});

test('a translator whose file has no header block loses no text', async () => {
  const text = 'No header\n\n---\nB\n\n---\nC\n';
  write(FRENCH_FILE, text);
  await expect(translate(root, 'fr', 'faqs/booking/hours', 'read-again')).rejects.toThrow('no header block');
  expect(read(FRENCH_FILE)).toBe(text);
});

test('a translator without Git history is told to compare the whole text', async () => {
  await translate(root, 'fr', 'faqs/booking/hours');
  await translate(root, 'fr', 'faqs/booking/hours', 'read-again');
  write('content/faqs/booking/hours.md', answer('From 8am.'));
  rmSync(join(root, '.git'), { recursive: true });
  expect(await translate(root, 'fr', 'faqs/booking/hours')).toContain('Compare the whole text');
});

test('a translator who misspells a file, language or action is told what to write', async () => {
  await expect(translate(root, 'fr', 'faqs/booking/hour')).rejects.toThrow('Did you mean');
  await expect(translate(root, 'ff', 'faqs/booking/hours')).rejects.toThrow('languages.yaml: fr');
  await expect(translate(root, 'fr', 'faqs/booking/hours', 'readagain')).rejects.toThrow('Write read-again');
});
