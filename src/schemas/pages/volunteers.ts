import * as z from 'zod';
import { line, pageWords, paragraph } from '../text.ts';
import { apply } from './apply.ts';

export const volunteersPageSchema = z.strictObject({
  page: z.literal('volunteers'),
  ...pageWords,
  heading: line(60),
  intro: paragraph(300),
  internships: z
    .strictObject({ text: line(100), link: line(60) })
    .describe('Below the list: the way to /internships'),
  apply,
});
