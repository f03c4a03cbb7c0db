import * as z from 'zod';
import { line, pageWords, paragraph } from '../text.ts';

export const searchPageSchema = z.strictObject({
  page: z.literal('search'),
  ...pageWords,
  heading: line(60),
  intro: paragraph(300),
  failed: paragraph(200).describe('Shown when the search cannot be loaded'),
  none: paragraph(200).describe('Shown when nothing is found'),
  everyday: z
    .record(line(30), line(80))
    .describe('What people say, and the words of our own lists that it stands for'),
});
