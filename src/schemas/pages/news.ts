import * as z from 'zod';
import { line, pageWords, paragraph } from '../text.ts';

const filterName = line(20);

export const newsPageSchema = z.strictObject({
  page: z.literal('news'),
  ...pageWords,
  heading: line(60),
  intro: paragraph(300),
  filters: z
    .strictObject({ all: filterName, news: filterName, blog: filterName, awards: filterName })
    .describe('The names of the filters, in the order shown'),
  empty: line(60).describe('Shown where a filter has no article'),
});
