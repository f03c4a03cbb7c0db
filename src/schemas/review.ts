import * as z from 'zod';
import { calendarDate } from './date.ts';
import { line } from './text.ts';

const isoDay = (date: string) => date.replace(/^(\d+)\/(\d+)\/(\d+)$/, '$3-$1-$2');

/** Who checked a health page and when; shown on the page. */
export const review = z
  .strictObject({
    by: line(80).describe('Who reviewed the page'),
    on: calendarDate.describe('When it was reviewed, MM/DD/YYYY'),
    next: calendarDate.describe('When the next review is due, MM/DD/YYYY'),
  })
  .refine(({ on, next }) => isoDay(next) > isoDay(on), {
    path: ['next'],
    error: 'the next review must come after the last one',
  })
  .describe('Who reviewed this page, and when');
