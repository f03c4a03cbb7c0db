import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { KINDS } from '#schemas/kinds.ts';
import { isFileKind, type Kind } from '#schemas/kind.ts';
import { readBase, sayOfFile } from './say-what-is-wrong.ts';

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

// What the check says of a copy that has the words and names of the template.
const OWN_WORDS = /is copied from the template|nothing leads to the page|has no (?:other )?(?:test|option) "/;
// Templates leave the last day of a consent to the editor.
const UNTIL = `until: 12/31/${new Date().getFullYear() + 2} }`;
const STATUS = ['status', 'why', 'since'];
const OUTREACH = ['componentLink', 'results', 'offered', 'community', 'region', 'at', 'programme'];
/** Fields that need each other. */
const TOGETHER = [['patient', 'consent'], ['every', 'notOn'], STATUS, [...STATUS, 'newDate']];
/** What an editor changes for a field. */
const CHANGES: Readonly<Record<string, readonly [from: string, to: string]>> = {
  every: ['eventStartDate: ', '# '],
  notOn: ['eventStartDate: ', '# '],
  newDate: ['status: cancelled', 'status: postponed'],
  results: ['08/16/2028', '08/16/2026'],
  afterwards: ['08/16/2028', '08/16/2026'],
};

const fieldOf = (line: string) => /^# (\w+): /.exec(line)?.[1] ?? '';

/** The template with a commented-out line in use, for each line `# field: value`. */
function listOptional(text: string, fields: readonly string[]): { line: string; whole: string }[] {
  const lines = text.split('\n');
  return lines.flatMap((line) => {
    const field = fieldOf(line);
    if (!fields.includes(field)) return [];
    const others = TOGETHER.find((each) => each.at(-1) === field || each.includes(field)) ?? [];
    const used = OUTREACH.includes(field) ? ['componentLink'] : others;
    const isUsed = (each: string) =>
      each === line || (fieldOf(each) !== field && used.includes(fieldOf(each)));
    const [from = '', to = ''] = CHANGES[field] ?? [];
    const whole = lines.map((each) => (isUsed(each) ? each.slice(2) : each)).join('\n');
    return { line, whole: whole.replace(from, to).replaceAll('until: }', UNTIL) };
  });
}

describe.each(openKinds)('an editor who adds an entry to $path', (kind) => {
  const file = templateOf(kind);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';

  const name = REPLACED[kind.path] ?? FREE_NAMES.find((each) => (kind.names as RegExp).test(each)) ?? '';
  const copy = file.replace('_template', name);
  const say = (words: string) => sayOfFile(base, copy, words);

  test('gets messages only about text copied from the template', async () => {
    const says = await say(text.replace('visible: false', 'visible: true'));
    expect(says.length).toBeGreaterThan(0);
    expect(says.filter((each) => !OWN_WORDS.test(each))).toEqual([]);
    // A hidden entry may keep the text of the template.
    if (text.includes('visible: '))
      expect(await say(text.replace('visible: true', 'visible: false'))).toEqual([]);
  });

  test('finds every field except `sample` in the template', () => {
    const fields = Object.keys(shapeOf(kind)).filter((field) => field !== 'sample');
    expect(fields.filter((field) => !new RegExp(`^(?:# )?${field}:`, 'm').test(text))).toEqual([]);
  });

  const optional = listOptional(text.replace('visible: false', 'visible: true'), Object.keys(shapeOf(kind)));
  test.each(optional)('can use the commented-out line $line', async ({ whole }) => {
    expect((await say(whole)).filter((each) => !OWN_WORDS.test(each))).toEqual([]);
  });
});

test('an editor can use what the template of a service says about a test', async () => {
  const text = readFileSync('content/services/_template.yaml', 'utf8').replaceAll(/^# (?= {4})/gm, '');
  expect(text).toMatch(/^ +sources:/m);
  const says = await sayOfFile(base, 'content/services/zz.yaml', text);
  expect(says.filter((each) => !OWN_WORDS.test(each))).toEqual([]);
});

/** The settings with one of their commented-out fields in use, or with what a remark offers for an empty list. */
const settings = readFileSync('content/site.yaml', 'utf8');
const offered = settings.split('\n').flatMap((line) => {
  const used = line.replace(/^( *)# (?=\w+: \S)/, '$1').replace(/\[\] # such as (\{.*?\})/, '[$1] #');
  return used === line ? [] : [{ line: line.trim(), whole: settings.replace(line, used) }];
});

const sayOfSettings = (text: string) => sayOfFile(base, 'content/site.yaml', text);
// The settings name tests that the base does not have.
const before = await sayOfSettings(settings);

test.each(offered)('the owner can use "$line" of content/site.yaml', async ({ whole }) => {
  expect((await sayOfSettings(whole)).filter((each) => !before.includes(each))).toEqual([]);
});

test('the content check never reads a template as an entry', () => {
  expect(base.entries.filter(({ file }) => file.includes('_template'))).toEqual([]);
});
