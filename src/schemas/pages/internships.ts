import * as z from 'zod';
import { line, pageWords, paragraph } from '../text.ts';
import { apply } from './apply.ts';

export const internshipsPageSchema = z.strictObject({
  page: z.literal('internships'),
  ...pageWords,
  heading: line(60),
  intro: paragraph(300),
  back: line(40).describe('The link back to /work-with-us'),
  volunteer: line(40).describe('The link to /volunteers'),
  apply,
});
