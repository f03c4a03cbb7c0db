import { expect, test } from 'vitest';
import * as z from 'zod';
import { articleSchema } from '../../../src/schemas/article.ts';

const schema = articleSchema(z.string());
const sound = {
  title: 'A sound article',
  summary: 'What it says.',
  date: '02/28/2026',
  category: 'News',
  visible: true,
};

const complaints = (changes: object) =>
  schema
    .safeParse({ ...sound, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

test('a sound article passes, also without a title', () => {
  expect(complaints({})).toBeUndefined();
  expect(complaints({ title: undefined })).toBeUndefined();
});

test.each([
  [{ date: '02/30/2026' }, 'date: this day is not in the calendar; check the month, the day and the year'],
  [{ date: '2026-02-28' }, 'date: write the date as MM/DD/YYYY, such as 08/16/2026'],
  [{ category: 'Opinion' }, 'category: write one of News, Awards, Education, Events, Blog'],
  [
    { visible: 'yes' },
    'visible: write "visible: true" to publish the article, or "visible: false" to hide it',
  ],
  [
    { link: 'javascript:alert(1)' },
    'link: write a web address that begins with https://, such as https://example.org/page',
  ],
  [{ picture: { file: './23.jpg' } }, 'picture.alt: write some text here'],
])('%j is answered with what to write', (changes, complaint) => {
  expect(complaints(changes)?.[0]).toBe(complaint);
});

test('a misspelt field is named', () => {
  expect(complaints({ visibel: true })?.[0]).toContain('"visibel"');
});
