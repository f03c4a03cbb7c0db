import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContent } from '#content-check/check-content.ts';
import type { Content } from '#content-check/content.ts';
import { comparePlaces, translateEntry, type Translation } from '#lib/translate.ts';
import type { ServiceEntry } from '#schemas/service.ts';
import { schemaOf, wordsOf } from '#schemas/words.ts';
import { addPseudoLanguage, findUntouched, toPseudo } from '../../../scripts/translate/pseudo.ts';
import { describePlaces } from '../../../scripts/translate/progress.ts';
import { findEntry, translateFile } from '../../../scripts/translate/translate-entry.ts';
import { writeEntry } from '../../../scripts/translate/write-translation.ts';

const root = mkdtempSync(join(tmpdir(), 'languages-'));
const options = { tag: 'ee', language: 'Eʋegbe', isReadAgain: false, today: '11/23/2026' };
let content: Content;

beforeAll(async () => {
  cpSync('content', join(root, 'content'), {
    recursive: true,
    filter: (file) => !/\.(?:jpg|mp3|ogg)$/.test(file),
  });
  content = await readContent(root);
});

afterAll(() => rmSync(root, { recursive: true }));

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const translate = (name: string, isReadAgain = false) =>
  translateFile(root, findEntry(content, name), { ...options, isReadAgain });

/** Writes words into the empty places of a file, the first of a name first. */
function fill(file: string, words: Record<string, string>): void {
  const text = Object.entries(words).reduce(
    (all, [field, value]) => all.replace(`\n${field}:\n`, `\n${field}: ${value}\n`),
    read(file),
  );
  writeFileSync(join(root, file), text);
}

describe('somebody who translates an entry', () => {
  test('finds the English words above empty places, and no price, link or name to copy', () => {
    const { file } = translate('services/lab-services');
    const text = read(file);
    expect(file).toBe('content/services/lab-services.ee.yaml');
    const service = parse(read('content/services/lab-services.yaml')) as ServiceEntry;
    const [category] = service.categories;
    expect(text).toContain(`# ${service.title}\ntitle:\n`);
    expect(text).toContain(`# ${category?.name}\n`);
    const described = service.categories.flatMap(({ options }) => options).find(({ sample }) => sample);
    expect(text).toContain(`- name: ${described?.name}\n`);
    expect(text).not.toMatch(/price|sources|https|calendar|medlineplus/);
  });

  test('sees what is missing, keeps what is written, and writes the same words once', () => {
    const { file } = translate('pages/booking');
    fill(file, { heading: 'Xexlẽ', intro: 'Tia nu si hiã wò.' });
    const { places } = translate('pages/booking');
    expect(describePlaces(places)).toMatch(
      /^3 of \d+ places have words. Still English: description, group.title, /,
    );
    const { heading, from, translatedOn } = parse(read(file)) as Translation & { heading: string };
    expect([heading, translatedOn, Object.keys(from ?? {})]).toEqual([
      'Xexlẽ',
      '11/23/2026',
      ['title', 'heading', 'intro'],
    ]);
    const before = read(file);
    translate('pages/booking');
    expect(read(file)).toBe(before);
  });

  test('is shown what has changed in English, until it is read again', async () => {
    const { file } = translate('pages/accessibility');
    fill(file, { heading: 'Xexlẽ' });
    translate('pages/accessibility');
    const original = 'content/pages/accessibility.yaml';
    writeFileSync(join(root, original), read(original).replace(/^heading: .*$/m, 'heading: For everybody'));
    content = await readContent(root);
    expect(describePlaces(translate('pages/accessibility').places)).toContain(
      'Changed in English since: heading',
    );
    expect(read(file)).toContain(
      '# CHANGED since it was translated. In English it is now:\n# For everybody\nheading: Xexlẽ',
    );
    expect(describePlaces(translate('pages/accessibility', true).places)).not.toContain('Changed');
    expect(read(file)).not.toContain('CHANGED');
  });

  test('finds the English text of an answer among the remarks', () => {
    const { file } = translate('faqs/booking/payment');
    expect(read(file)).toMatch(/^---\n[\s\S]*# The text below the second ---:\n# \w[\s\S]*\n---\n\n\n$/);
  });

  test('is told of a name that leads nowhere', () => {
    expect(() => findEntry(content, 'services/lab-servces')).toThrow('Did you mean "services/lab-services"?');
  });
});

describe('the language that nobody speaks', () => {
  test('has a tail at every word, and leaves places, links and numbers', () => {
    const words = 'Call {phone} at 9, or [book](/booking) at https://a.example.';
    expect(toPseudo('Book a visit')).toBe('Bookɛɔ aɛ visitɛɔ');
    expect(toPseudo(words)).toContain('](/booking) ');
    expect(findUntouched(toPseudo(words))).toEqual([]);
    expect(findUntouched('Bookɛɔ now')).toEqual(['now']);
  });

  test('covers every word of every entry, in files without a mistake', { timeout: 60_000 }, async () => {
    const files = await addPseudoLanguage(root);
    expect(files.length).toBeGreaterThan(100);
    expect(existsSync(join(root, 'content/languages.yaml'))).toBe(true);
    const { entries, translations } = await readContent(root);
    const own = translations.filter(({ tag }) => tag === 'xx');
    expect(own.flatMap(({ file, findings }) => findings.map((each) => ({ file, ...each })))).toEqual([]);
    expect(entries.find(({ file }) => file === 'content/interface/xx.yaml')?.findings).toEqual([]);
    for (const { kind, id, value, file } of entries.filter((entry) => entry.kind.name !== 'interface')) {
      const translation = own.find((each) => each.kind === kind && each.id === id)?.data as
        Translation | undefined;
      const words = wordsOf(schemaOf(kind, id));
      const left = comparePlaces(words, value, translation).filter(
        ({ state }) => !['translated', 'fixed'].includes(state),
      );
      expect(left, file).toEqual([]);
      if (kind.name === 'pages') expect(translateEntry(words, value, translation).english, file).toEqual([]);
    }
    // What a command would write of it has every word again.
    const entry = findEntry({ ...content, entries }, 'internships/1');
    const before = own.find(({ kind, id }) => kind === entry.kind && id === entry.id);
    const again = parse(writeEntry(entry, before, { ...options, tag: 'xx' })) as Record<string, unknown>;
    expect(again).toEqual({ ...(before?.data as object), translatedOn: undefined });
  });
});
