import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type * as z from 'zod';
import { KINDS } from '#schemas/kinds.ts';
import { isFileKind, type Kind } from '#schemas/kind.ts';
import { readBase } from './read-base.ts';
import { sayWhatIsWrong } from './say-what-is-wrong.ts';

const base = await readBase();

/** The kinds whose folder takes new files. `interface` is left out, because its template is the English file. */
const openKinds = KINDS.filter(
  (kind) => !isFileKind(kind) && !Array.isArray(kind.names) && kind.name !== 'interface',
);
const FREE_NAMES = ['90001', 'zz', 'v90', 'booking/zz'];
// The entries that the copy of a template replaces, by folder. A new file there would get a message: a programme needs words
// in donate.yaml, and a thirteenth profile is not shown.
const REPLACED: Readonly<Record<string, string>> = {
  'content/programmes': 'hope-health-hub',
  'content/profiles': '12',
};

const templateOf = ({ path, extensions }: Kind) => `${path}/_template${extensions[0] ?? ''}`;
const shapeOf = ({ schema }: Kind) => (schema as z.ZodObject).shape;

/** The lines `# field: value` that an editor can use by removing the #. */
function readOptional(text: string, fields: readonly string[]): [string, unknown][] {
  const lines = text.split('\n').filter((line) => fields.includes(/^# (\w+): /.exec(line)?.[1] ?? ''));
  return lines.flatMap((line) => Object.entries(parse(line.slice(2)) as Record<string, unknown>));
}

describe.each(openKinds)('an editor who adds an entry to $path', (kind) => {
  const file = templateOf(kind);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';

  test('gets messages only about text copied from the template', async () => {
    const name = REPLACED[kind.path] ?? FREE_NAMES.find((each) => (kind.names as RegExp).test(each)) ?? '';
    const copy = file.replace('_template', name);
    const say = (words: string) =>
      sayWhatIsWrong(base, {
        title: '',
        file: copy,
        files: new Map([[copy, new TextEncoder().encode(words)]]),
        without: [],
        says: [],
      });
    const says = await say(text.replace('visible: false', 'visible: true'));
    expect(says.length).toBeGreaterThan(0);
    expect(
      says.filter((each) => !/is copied from the template|nothing leads to the page/.test(each)),
    ).toEqual([]);
    // A hidden entry may keep the text of the template.
    if (text.includes('visible: '))
      expect(await say(text.replace('visible: true', 'visible: false'))).toEqual([]);
  });

  test('finds every field except `sample` in the template', () => {
    const fields = Object.keys(shapeOf(kind)).filter((field) => field !== 'sample');
    expect(fields.filter((field) => !new RegExp(`^(?:# )?${field}:`, 'm').test(text))).toEqual([]);
  });

  test('can use each commented-out field of the template', () => {
    for (const [field, value] of readOptional(text, Object.keys(shapeOf(kind)))) {
      expect(shapeOf(kind)[field]?.safeParse(value).error, field).toBeUndefined();
    }
  });
});

test('the content check never reads a template as an entry', () => {
  expect(base.entries.filter(({ file }) => file.includes('_template'))).toEqual([]);
});
