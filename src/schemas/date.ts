import * as z from 'zod';
import { isCalendarDate } from './calendar-date.ts';

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
