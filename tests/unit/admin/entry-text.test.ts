import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readContent } from '#content-check/check-content.ts';
import { readSiteSettings } from '#lib/site-settings.ts';
import { readEntryText, writeEntryText } from '../../../src/integrations/admin/entry-text.ts';
import { makeFormConfig } from '../../../src/integrations/admin/form-config.ts';
import type { Format } from '../../../src/integrations/admin/make-form.ts';

const { formats } = makeFormConfig({
  ...readSiteSettings(),
  repository: 'https://github.com/hope-health/website',
});
const { entries } = await readContent(process.cwd());
const formatOf = (file: string): Format | undefined => {
  const name = file
    .replace('content/', '')
    .replace(/\.\w+$/, '')
    .replaceAll('/', '-');
  // The form of the file itself, or else that of its folder.
  return formats
    .filter((format) => `kept-${name}-`.startsWith(`${format.name.replace(/-frontmatter$/, '')}-`))
    .toSorted((a, b) => b.name.length - a.name.length)[0];
};

// Entries in .mdx, the menu and the pages to come are changed as text.
const shown = entries.flatMap(({ file }) => {
  const format = file.endsWith('.mdx') ? undefined : formatOf(file);
  return format ? [{ file, format, text: readFileSync(file, 'utf8') }] : [];
});

type Fields = Record<string, unknown>;
/** A form has a box for each of these names in all that it lists, ticked or not. */
function untick(value: unknown, flags: readonly string[]): void {
  if (typeof value !== 'object' || value === null) return;
  for (const each of Object.values(value)) untick(each, flags);
  if (Array.isArray(value))
    for (const item of value as Fields[])
      if (typeof item === 'object') for (const flag of flags) item[flag] ??= false;
}

const save = ({ text, format }: (typeof shown)[number], change: (fields: Fields) => void) => {
  const fields = structuredClone(readEntryText(text.trim(), format.hasHeader));
  // What a form does by itself: every box that was empty has an empty value.
  for (const [name, value] of Object.entries(format.defaults)) fields[name] ??= value;
  change(fields);
  untick(fields, format.flags);
  return writeEntryText(fields, format);
};
const differences = (before: string, after: string) => {
  const old = before.split('\n');
  return after.split('\n').filter((line) => !old.includes(line));
};

describe('an editor who saves a form', () => {
  test('finds a form for nearly every file', () => {
    expect(shown.length).toBeGreaterThan(entries.length * 0.9);
  });

  test('finds no translation among the entries', () => {
    const role = (text: string) => readEntryText(text, text.startsWith('---'))['_role'];
    for (const file of globSync('content/*/**/*.{fr,tw}.{yaml,md}'))
      expect(role(readFileSync(file, 'utf8')), file).toBe('template');
    const entry = shown.filter(({ file }) => !file.includes('/_'));
    for (const { file, text } of entry) expect(role(text), file).toBe('entry');
  });

  test('and has changed nothing changes nothing in any file', () => {
    for (const each of shown)
      expect(
        save(each, () => undefined),
        each.file,
      ).toBe(each.text);
  });

  test('and has changed one line of text changes that line alone, in any file', () => {
    for (const each of shown) {
      const field = ['title', 'name', 'question', 'details'].find(
        (name) => typeof readEntryText(each.text, each.format.hasHeader)[name] === 'string',
      );
      if (!field) continue;
      const after = save(each, (fields) => (fields[field] = 'A new: text, with #1'));
      expect(differences(each.text, after), each.file).toEqual([
        expect.stringMatching(new RegExp(`^${field}: '?A new: text, with #1`)),
      ]);
      expect(after.split('\n'), each.file).toHaveLength(each.text.split('\n').length);
      expect(readEntryText(after, each.format.hasHeader)[field]).toBe('A new: text, with #1');
    }
  });

  const edit = (name: string, text: string, change: (fields: Fields) => void) => {
    const format = formats.find((each) => each.name === name) as Format;
    return save({ file: '', text, format }, change);
  };
  const team = 'kept-team-frontmatter';
  const person = '---\n# Ask before you change this.\nname: "Ama" # one name\nposition: Nurse\n---\n\nAma.\n';

  test('keeps remarks and quotes', () => {
    const after = edit(team, person, (fields) => (fields['name'] = 'Esi'));
    expect(after).toBe(person.replace('"Ama"', '"Esi"'));
  });

  test('adds and removes lines, and leaves the others', () => {
    const added = edit(team, person, (fields) => (fields['linkedin'] = 'https://example.org/ama'));
    expect(added).toBe(person.replace('Nurse\n', 'Nurse\nlinkedin: https://example.org/ama\n'));
    expect(edit(team, added, (fields) => (fields['linkedin'] = ''))).toBe(person);
  });

  test('takes the mark of a sample away with its switch', () => {
    const sample = person.replace('name:', 'sample: true\nname:');
    expect(edit(team, sample, (fields) => (fields['sample'] = false))).toBe(person);
  });

  test('changes the text below the fields, and keeps its paragraphs', () => {
    const after = edit(team, person, (fields) => (fields['body'] = 'Ama.\n\nShe is a nurse.'));
    expect(after).toBe(person.replace('Ama.\n', 'Ama.\n\nShe is a nurse.\n'));
  });

  test('adds, moves and removes a price, and the other prices stay as they are written', () => {
    const services = 'kept-services';
    const list =
      'title: T\ncategories:\n  - name: A\n    options:\n      - { name: X, price: 1 } # first\n      - { name: Y, price: 2 }\n';
    const options = (fields: Fields) =>
      (fields['categories'] as { options: Fields[] }[])[0]?.options as Fields[];
    expect(edit(services, list, (fields) => options(fields).push({ name: 'Z, new', price: 3 }))).toBe(
      `${list}      - { name: 'Z, new', price: 3 }\n`,
    );
    expect(edit(services, list, (fields) => options(fields).reverse())).toMatch(
      /Y, price: 2 }\n.*X, price: 1 } # first\n$/,
    );
    expect(edit(services, list, (fields) => options(fields).pop())).toBe(list.replace(/.*Y, price.*\n/, ''));
  });

  test('begins a new file with what was filled in, and nothing else', () => {
    const after = edit(team, '', (fields) =>
      Object.assign(fields, { name: 'Ama', position: 'Nurse', body: '' }),
    );
    expect(after).toBe('---\nname: Ama\nposition: Nurse\n---\n');
  });
});
