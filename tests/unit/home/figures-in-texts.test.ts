import { expect, test } from 'vitest';
import { fillFigures, listFigureWords } from '#lib/publish/figures.ts';

const words = listFigureWords({
  date: '10/31/2026',
  figures: [{ name: 'students', value: 3000, of: 'students', counts: 'All of them' }],
});

test('visitors read the number and the date in place of {figures.students} and {figures.date}', () => {
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

test('other braces in a text, and unknown names, stay as they are', () => {
  expect(fillFigures('{payment} {figures.pupils} {figures.}', words)).toBe(
    '{payment} {figures.pupils} {figures.}',
  );
});

test('an object without figures, such as a picture, is not copied', () => {
  const picture = { src: './1.jpg', width: 300 };
  const entry = { picture, title: '{figures.students}' };
  expect(fillFigures(entry, words).picture).toBe(picture);
  expect(fillFigures(picture, words)).toBe(picture);
});
