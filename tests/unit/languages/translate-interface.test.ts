import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readContent } from '#content-check/check-content.ts';
import { hashOf } from '#lib/translate.ts';
import { dateInterface } from '../../../scripts/translate/translate-interface.ts';

const root = mkdtempSync(join(tmpdir(), 'interface-words-'));
const folder = join(root, 'content/interface');
const english = readFileSync('content/interface/en.yaml', 'utf8');
const OWN = `# In French.
picker:
  # On a button.
  next: 'SUIVANT'
  cancel: ANNULER
`;
const read = () => readFileSync(join(folder, 'fr.yaml'), 'utf8');
const date = async (isReadAgain = false, today = '01/05/2026') =>
  dateInterface(root, await readContent(root), { tag: 'fr', isReadAgain, today });
const changeEnglish = () =>
  writeFileSync(join(folder, 'en.yaml'), english.replace(/^ {2}next: .*$/m, '  next: GO ON'));

beforeEach(() => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'en.yaml'), english);
  writeFileSync(join(folder, 'fr.yaml'), OWN);
});
afterAll(() => rmSync(root, { recursive: true }));

test('who translates what the site says finds every line again, with what each was made from below', async () => {
  const { file } = await date();
  expect(file).toBe('content/interface/fr.yaml');
  expect(read().startsWith(`${OWN}\ntranslatedOn: 01/05/2026\n\n# From which English words`)).toBe(true);
  expect(read()).toMatch(/\nfrom:\n(?: {2}picker\.(?:next|cancel): [\w-]{8}\n){2}$/);
  const once = read();
  await date(false, '02/05/2026');
  expect(read()).toBe(once);
});

test('words whose English has changed stay old until somebody has read them again', async () => {
  await date();
  const before = read();
  changeEnglish();
  const { places } = await date(false, '02/05/2026');
  expect(places.filter(({ state }) => state === 'stale').map(({ key }) => key)).toEqual(['picker.next']);
  expect(read()).toBe(before);
  await date(true, '02/05/2026');
  expect(read()).toContain(`picker.next: ${hashOf('GO ON')}\n`);
  expect(read()).toContain('translatedOn: 02/05/2026\n');
  expect(read()).toContain('  # On a button.\n');
});

test('who names a language without such a file is told how to begin one', async () => {
  rmSync(join(folder, 'fr.yaml'));
  await expect(date()).rejects.toThrow(
    /There is no content\/interface\/fr.yaml. Copy content\/interface\/en.yaml/,
  );
});
