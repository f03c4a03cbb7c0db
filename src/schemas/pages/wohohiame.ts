import * as z from 'zod';
import { line, pageWords, paragraph } from '../text.ts';

export const wohohiamePageSchema = z.strictObject({
  page: z.literal('wohohiame'),
  ...pageWords,
  heading: line(60),
  intro: paragraph(300),
});
