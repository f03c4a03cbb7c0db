import { expect, test } from 'vitest';
import { splitFile } from '#loaders/split-file.ts';

test.each([
  ['on Linux', '---\nform: x\n---\n\nWords.\n'],
  ['by the Notepad of Windows', '\uFEFF---\r\nform: x\r\n---\r\n\r\nWords.\r\n'],
  ['with a space after the hyphens', '--- \nform: x\n--- \nWords.'],
])('a Markdown file saved %s has its fields and its text', (_, source) => {
  const { data, text } = splitFile('a.md', source);
  expect([data, text.trim()]).toEqual([{ form: 'x' }, 'Words.']);
});

test('a header block may be empty, and a YAML file has no text', () => {
  expect(splitFile('a.md', '---\n---\nWords.')).toEqual({ data: {}, text: 'Words.' });
  expect(splitFile('a.yaml', 'form: x\n')).toEqual({ data: { form: 'x' }, text: '' });
});
