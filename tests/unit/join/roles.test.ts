import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { listResponsibilities, internshipSchema, roleSchema } from '#schemas/join.ts';
import { newestFirst } from '#lib/ids.ts';

const read = (path: string): Record<string, unknown> => parse(readFileSync(path, 'utf8'));

describe('an editor who begins a role or a programme', () => {
  test.each([
    ['content/volunteer-roles', roleSchema],
    ['content/internships', internshipSchema],
  ])('%s/_template.yaml can be copied as it is', (folder, schema) => {
    expect(schema.safeParse(read(`${folder}/_template.yaml`)).error).toBeUndefined();
  });
});

test('the highest number comes first, 10 before 9', () => {
  expect(newestFirst([{ id: '9' }, { id: '10' }, { id: '1' }])).toEqual([
    { id: '10' },
    { id: '9' },
    { id: '1' },
  ]);
});

test('numbered responsibilities stand in the order of their numbers, without names', () => {
  expect(listResponsibilities({ 10: ['c'], 2: ['b'], 1: ['a'] })).toEqual({
    isNumbered: true,
    groups: [
      { name: '', lines: ['a'] },
      { name: '', lines: ['b'] },
      { name: '', lines: ['c'] },
    ],
  });
});

test('named groups keep their names and the editors’ order', () => {
  expect(listResponsibilities({ Write: ['a'], Answer: ['b', 'c'] })).toEqual({
    isNumbered: false,
    groups: [
      { name: 'Write', lines: ['a'] },
      { name: 'Answer', lines: ['b', 'c'] },
    ],
  });
});

const role = read('content/volunteer-roles/_template.yaml');

test.each([
  ['keyResponsibilities', { 1: ['a'], Write: ['b'] }, 'use numbers (1, 2, 3) for all groups, or names'],
  ['keyResponsibilities', {}, 'write at least one group'],
  ['keyResponsibilities', { Write: [] }, 'write at least one line in each group'],
  ['src', 'https://forms.example/x', 'write only the code of the form'],
  ['src', 12, 'put quotes around the code'],
  ['qualifications', [], 'write at least one line'],
  ['applyLink', 'forms.example', 'write a web address that begins with https://'],
  ['locaton', 'Kumasi', 'Unrecognized key'],
])('a mistake in %s (%j) is answered with what to write', (field, value, message) => {
  const { error } = roleSchema.safeParse({ ...role, [field]: value });
  expect(error?.issues.map((issue) => issue.message).join()).toContain(message);
});
