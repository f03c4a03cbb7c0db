import * as z from 'zod';
import { calendarDate } from './date.ts';
import { count, distinct, fact, line, matching, sample } from './text.ts';

// Not "date", because {figures.date} is the last day counted.
export const figureName = matching(
  /^(?!date$)[a-z][A-Za-z]*$/,
  'write a name in letters without spaces, such as students; texts then use {figures.students}',
);

const figure = z.strictObject({
  name: figureName.describe('Its name in texts: {figures.students} shows the figure with the name students'),
  value: count(15819).describe('The number, without a comma'),
  of: line(30).describe('The word after the number in a sentence, such as students or people'),
  counts: fact(140).describe('What exactly it counts, so that nobody confuses two figures'),
});

/** `content/figures.yaml`: the organisation's own numbers, each once. */
export const figuresSchema = z.strictObject({
  sample,
  date: calendarDate.describe('The last day counted, MM/DD/YYYY; {figures.date} in a text'),
  figures: z.array(figure).superRefine(distinct('name')),
});

export type Figures = z.infer<typeof figuresSchema>;
