import { expect, test } from 'vitest';
import { fillFigures, listFigureWords } from '#lib/publish/figures.ts';

const words = listFigureWords({
  date: '10/31/2026',
  figures: [{ name: 'students', value: 3000, of: 'students', counts: 'All of them' }],
});

test('visitors read a value in place of a placeholder such as `{figures.students}`', () => {
  const page = {
    intro: 'Over {figures.students} by {figures.date}.',
    points: ['{figures.students}', 'none'],
    order: 3,
  };
  expect(fillFigures(page, words)).toEqual({
    intro: 'Over 3,000 by 31 October 2026.',
    points: ['3,000', 'none'],
    order: 3,
  });
});

test('unknown placeholders such as `{figures.pupils}` stay in the text', () => {
  expect(fillFigures('{payment} {figures.pupils} {figures.}', words)).toBe(
    '{payment} {figures.pupils} {figures.}',
  );
});

test('a picture object without placeholders is not copied', () => {
  const picture = { src: './1.jpg', width: 300 };
  const entry = { picture, title: '{figures.students}' };
  expect(fillFigures(entry, words).picture).toBe(picture);
  expect(fillFigures(picture, words)).toBe(picture);
});
