import { expect, test } from 'vitest';
import * as z from 'zod';
import { listProblems } from '#content-check/check-content.ts';
import type { CheckedEntry } from '#content-check/content.ts';
import { readEntry } from '#content-check/read-entry.ts';
import { kindOf } from '#schemas/kinds.ts';
import type { Kind } from '#schemas/kind.ts';
import { readBase } from '../../content/say-what-is-wrong.ts';

const base = await readBase();
const FILE = 'content/articles/990.md';
const bytes = new TextEncoder().encode('---\ntitle: A\n---\n\nWords.\n');
const kind = kindOf(FILE) as Kind;

test('if a check of ours fails, an editor still reads about the mistakes that the others find', async () => {
  const wrong = readEntry('content/articles/991.md', bytes, kind);
  const unforeseen: CheckedEntry = {
    ...readEntry(FILE, bytes, kind),
    get links(): never {
      throw new Error('unforeseen');
    },
  };
  const problems = listProblems({ ...base, entries: [...base.entries, wrong, unforeseen] });
  const [first] = problems;
  expect(first?.message).toBe(
    'the check "checkLinks" stopped here, which is a mistake of the site and not yours: Error: unforeseen. Ask a developer',
  );
  expect(problems.filter(({ message }) => message.includes('missing')).map(({ file }) => file)).toEqual(
    expect.arrayContaining([FILE, wrong.file]),
  );
});

test('if our own check cannot read a file, its message names the file', () => {
  const schema = z.unknown().refine(() => {
    throw new Error('unforeseen');
  });
  const { mistakes } = readEntry(FILE, bytes, { ...kind, schema });
  expect(mistakes.map(({ message }) => message)).toEqual([
    'the check of this file stopped here, which is a mistake of the site and not yours: Error: unforeseen. Ask a developer',
  ]);
});
