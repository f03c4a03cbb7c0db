import * as z from 'zod';
import { isCalendarDate } from './calendar-date.ts';

const inOrder = (date: string) => date.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3$1$2');
const isOrdered = ([first = '', last = first]: string[]) => inOrder(first) <= inOrder(last);

const DAYS = "write a day as MM/DD/YYYY, or the first and the last day as '12/18/2026 to 01/08/2027'";

/** 'MM/DD/YYYY' or 'MM/DD/YYYY to MM/DD/YYYY', checked against the real calendar. */
export const calendarDays = z
  .string({ error: DAYS })
  .regex(/^\d\d\/\d\d\/\d{4}(?: to \d\d\/\d\d\/\d{4})?$/, { error: DAYS })
  .refine((text) => text.split(' to ').every(isCalendarDate), {
    error: 'this day is not in the calendar; check the month, the day and the year',
  })
  .refine((text) => isOrdered(text.split(' to ')), {
    error: 'the last day comes before the first; write the earlier one first',
  });

/** MM/DD/YYYY, checked against the real calendar. */
export const calendarDate = z
  .string({ error: 'write the date as MM/DD/YYYY, such as 08/16/2026' })
  .regex(/^\d{2}\/\d{2}\/\d{4}$/, { error: 'write the date as MM/DD/YYYY, such as 08/16/2026' })
  .refine(isCalendarDate, {
    error: 'this day is not in the calendar; check the month, the day and the year',
  })
  .refine((text) => !isCalendarDate(text) || /(?:19[5-9]|20\d)\d$/.test(text), {
    error: 'this year cannot be right; write a year such as 2026',
  });
