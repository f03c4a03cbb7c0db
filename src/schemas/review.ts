import * as z from 'zod';
import { calendarDate, inOrder } from './date.ts';

/** Who checked a health page and when; shown on the page. */
export const review = z
  .strictObject({
    by: z
      .string({ error: 'write the id of a person in content/team, such as m1' })
      .regex(/^[a-z]+\d+$/, { error: 'write the id of a person in content/team, such as m1' })
      .describe('The person who reviewed the page'),
    on: calendarDate.describe('When it was reviewed, MM/DD/YYYY'),
    next: calendarDate.describe('When the next review is due, MM/DD/YYYY'),
  })
  .refine(({ on, next }) => inOrder(next) > inOrder(on), {
    path: ['next'],
    error: 'the next review must come after the last one',
  })
  .describe('Who reviewed this page, and when');
