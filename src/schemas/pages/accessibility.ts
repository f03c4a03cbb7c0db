import * as z from 'zod';
import { calendarDate } from '../date.ts';
import { line, pageWords, paragraph } from '../text.ts';
import { complaintSchema, statementSchema } from './statement.ts';

export const accessibilityPageSchema = z.strictObject({
  page: z.literal('accessibility'),
  ...pageWords,
  heading: line(60),
  intro: paragraph(400),
  statements: z.array(statementSchema).min(1).describe('What works, what is tested, what does not work yet'),
  complaint: complaintSchema,
  changed: calendarDate.describe('When this page was last checked, MM/DD/YYYY'),
});
