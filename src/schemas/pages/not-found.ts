import * as z from 'zod';
import { line, pageWords, paragraph } from '../text.ts';

export const notFoundPageSchema = z.strictObject({
  page: z.literal('not-found'),
  ...pageWords,
  heading: line(60),
  text: paragraph(300),
});
