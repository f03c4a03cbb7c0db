import { describe, expect, test } from 'vitest';
import { isAll, takeShare } from '../support/breadth.ts';
import { readBase } from './read-base.ts';
import { readCases, type Case } from './read-cases.ts';
import { sayWhatIsWrong } from './say-what-is-wrong.ts';

const base = await readBase();
const broken = readCases('broken');
const good = readCases('good');

/** How the message of a rule begins, without the file, the line, the field and what an editor wrote. */
const ruleOf = (says: string) =>
  says
    .replace(/^\S+\s+(?:Please look: )?(?:.* › )?[^:]*: (?=\S)|"[^"]*"|\S*[\d/]\S*/g, '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .join(' ');

const met = new Set<string>();

/** The first case of each rule; the others in `npm test -- all`. */
function isFirst({ says }: Case): boolean {
  const before = met.size;
  for (const each of says) met.add(ruleOf(each));
  return met.size > before;
}

const pick = (half: typeof broken, take: (cases: Case[]) => Case[]) =>
  half.map(({ name, cases }) => ({ name, cases: take(cases) })).filter(({ cases }) => cases.length > 0);
const someBroken = pick(broken, (cases) => cases.filter((each) => isFirst(each) !== isAll));
const someGood = pick(good, (cases) => takeShare(cases, 0, 8));

const count = (half: typeof broken) => half.reduce((sum, { cases }) => sum + cases.length, 0);

test('the corpus is as large as promised', () => {
  expect(count(broken)).toBeGreaterThanOrEqual(150);
  expect(count(good)).toBeGreaterThanOrEqual(100);
});

test('an editor meets each rule of the check in npm test', () => {
  expect(met.size).toBeGreaterThan(150);
});

test('no two cases are told apart by nothing', () => {
  const titles = [...broken, ...good].flatMap(({ cases }) => cases.map(({ title }) => title));
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

describe.each(someBroken)('an editor is told, about $name,', { tags: ['sweep'] }, ({ cases }) => {
  test.each(cases)('where and how to correct it when $title', async (each) => {
    expect(each.says).not.toEqual([]);
    expect(await sayWhatIsWrong(base, each)).toEqual(each.says);
  });
});

describe.each(someGood)('an editor may, about $name,', { tags: ['sweep'] }, ({ cases }) => {
  test.each(cases)('$title', async (each) => {
    expect(await sayWhatIsWrong(base, each)).toEqual([]);
  });
});
