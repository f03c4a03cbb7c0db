import * as z from 'zod';
import { calendarDate } from './date.ts';
import { line } from './text.ts';

/** Who checked a health page and when; shown on the page. */
export const review = z
  .strictObject({
    by: line(80).describe('Who reviewed the page'),
    on: calendarDate.describe('When it was reviewed, MM/DD/YYYY'),
    next: calendarDate.describe('When the next review is due, MM/DD/YYYY'),
  })
  .describe('Who reviewed this page, and when');
