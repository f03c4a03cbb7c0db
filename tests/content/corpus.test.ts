import { describe, expect, test } from 'vitest';
import { readContent } from '#lib/content-check/read-content.ts';
import { leaveRoom } from './leave-room.ts';
import { readCases } from './read-cases.ts';
import { sayWhatIsWrong } from './say-what-is-wrong.ts';

const content = await readContent(process.cwd());
const left = new Set(leaveRoom());
const base = {
  ...content,
  entries: content.entries.filter(({ file }) => !left.has(file)),
  files: new Set([...content.files].filter((file) => !left.has(file))),
};
const broken = readCases('broken');
const good = readCases('good');
const count = (half: typeof broken) => half.reduce((sum, { cases }) => sum + cases.length, 0);

test('the corpus is as large as promised', () => {
  expect(count(broken)).toBeGreaterThanOrEqual(150);
  expect(count(good)).toBeGreaterThanOrEqual(100);
});

test('no two cases are told apart by nothing', () => {
  const titles = [...broken, ...good].flatMap(({ cases }) => cases.map(({ title }) => title));
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

describe.each(broken)('an editor is told, about $name,', ({ cases }) => {
  test.each(cases)('where and how to correct it when $title', async (each) => {
    expect(each.says).not.toEqual([]);
    expect(await sayWhatIsWrong(base, each)).toEqual(each.says);
  });
});

describe.each(good)('an editor may, about $name,', ({ cases }) => {
  test.each(cases)('$title', async (each) => {
    expect(await sayWhatIsWrong(base, each)).toEqual([]);
  });
});
