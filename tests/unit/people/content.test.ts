import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { personSchema } from '../../../src/schemas/person.ts';

const schema = personSchema(z.string());
const header = (text: string): unknown => parse(text.split('---')[1] ?? '');
test.each(['team', 'profiles', 'judges'])('everybody in content/%s is complete', (folder) => {
  for (const file of readdirSync(`content/${folder}`).filter((name) => /^[^_][^.]*\.md$/.test(name))) {
    const result = schema.safeParse(header(readFileSync(`content/${folder}/${file}`, 'utf8')));
    expect(result.error?.issues, file).toBeUndefined();
  }
});

test('the template is one that an editor can start from', () => {
  const template = readFileSync('content/team/_template.md', 'utf8').replace(
    /^# (\w+: (?:https|\{))/gm,
    '$1',
  );
  expect(schema.safeParse(header(template)).error?.issues).toBeUndefined();
});

test.each([
  [{ name: 'Ama', position: 'Nurse', linkedin: 'linkedin.com/in/ama' }, /begins with https/],
  [{ name: 'Ama', position: '' }, /write some text/],
  [{ name: 'Ama', position: 'Nurse', picture: { file: './ama.jpg' } }, /write some text/],
])('an editor is told what to write in %j', (data, message) => {
  expect(schema.safeParse(data).error?.issues[0]?.message).toMatch(message);
});
