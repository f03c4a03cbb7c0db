import { describe, expect, test } from 'vitest';
import { CHECKS } from '#content-check/check-content.ts';
import { formatProblem } from '#content-check/problem.ts';
import { readBase } from './read-base.ts';
import { readCases } from './read-cases.ts';
import { findWhatIsWrong, sayWhatIsWrong } from './say-what-is-wrong.ts';

const base = await readBase();
const broken = readCases('broken');
const good = readCases('good');
const failedChecks = new Set<string | undefined>();

test('no two cases have the same title', () => {
  const titles = [...broken, ...good].flatMap(({ cases }) => cases.map(({ title }) => title));
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

describe.each(broken)('$name:', ({ cases }) => {
  test.each(cases)('an editor reads what to correct if $title', async (each) => {
    const found = await findWhatIsWrong(base, each);
    for (const { check } of found) failedChecks.add(check);
    expect(each.says).not.toEqual([]);
    expect(found.map(formatProblem)).toEqual(each.says);
  });
});

test('each check in `CHECKS` finds a problem in at least one case', () => {
  expect(Object.keys(CHECKS).filter((name) => !failedChecks.has(name))).toEqual([]);
});

describe.each(good)('$name:', ({ cases }) => {
  test.each(cases)('an editor may $title', async (each) => {
    expect(await sayWhatIsWrong(base, each)).toEqual([]);
  });
});
