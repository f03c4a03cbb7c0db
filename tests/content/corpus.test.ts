import { describe, expect, test } from 'vitest';
import { readCases } from './read-cases.ts';
import { readBase, sayWhatIsWrong } from './say-what-is-wrong.ts';

const base = await readBase();
const broken = readCases('broken');
const good = readCases('good');

test('no two cases have the same title', () => {
  const titles = [...broken, ...good].flatMap(({ cases }) => cases.map(({ title }) => title));
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

describe.each(broken)('$name:', ({ cases }) => {
  test.each(cases)('an editor reads what to correct if $title', async (each) => {
    expect(each.says).not.toEqual([]);
    expect(await sayWhatIsWrong(base, each)).toEqual(each.says);
  });
});

describe.each(good)('$name:', ({ cases }) => {
  test.each(cases)('an editor may $title', async (each) => {
    expect(await sayWhatIsWrong(base, each)).toEqual([]);
  });
});
