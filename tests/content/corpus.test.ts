import { describe, expect, test } from 'vitest';
import { takeShare } from '../support/breadth.ts';
import { readBase } from './read-base.ts';
import { readCases } from './read-cases.ts';
import { sayWhatIsWrong } from './say-what-is-wrong.ts';

const base = await readBase();
const broken = readCases('broken');
const good = readCases('good');

/** Every eighth case of each file; the others in `npm test -- all`. */
const someOf = (half: typeof broken) =>
  half
    .map(({ name, cases }) => ({ name, cases: takeShare(cases, 0, 8) }))
    .filter(({ cases }) => cases.length > 0);

const count = (half: typeof broken) => half.reduce((sum, { cases }) => sum + cases.length, 0);

test('the corpus is as large as promised', () => {
  expect(count(broken)).toBeGreaterThanOrEqual(150);
  expect(count(good)).toBeGreaterThanOrEqual(100);
});

test('no two cases are told apart by nothing', () => {
  const titles = [...broken, ...good].flatMap(({ cases }) => cases.map(({ title }) => title));
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

describe.each(someOf(broken))('an editor is told, about $name,', { tags: ['sweep'] }, ({ cases }) => {
  test.each(cases)('where and how to correct it when $title', async (each) => {
    expect(each.says).not.toEqual([]);
    expect(await sayWhatIsWrong(base, each)).toEqual(each.says);
  });
});

describe.each(someOf(good))('an editor may, about $name,', { tags: ['sweep'] }, ({ cases }) => {
  test.each(cases)('$title', async (each) => {
    expect(await sayWhatIsWrong(base, each)).toEqual([]);
  });
});
