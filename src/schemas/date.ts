import { matching } from './text.ts';

/** Whether an MM/DD/YYYY text names a day that exists (02/30/2026 does not). */
export function isCalendarDate(text: string): boolean {
  const [month, day, year] = text.split('/').map(Number);
  if (!month || !day || !year) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** '10/05/2026' (MM/DD/YYYY) as '20261005', which sorts by day. */
export const sortKey = (date: string) => date.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3$1$2');

/** Whether the first day (MM/DD/YYYY) is not after the last. A single day is always in order. */
export const isOrdered = ([first = '', last = first]: string[]) => sortKey(first) <= sortKey(last);

const NO_SUCH_DAY = {
  error: ({ input }: { input?: unknown }) => {
    // The editor may have swapped the month and the day.
    const [day, month, year] = String(input).split('/');
    const monthFirst = `${month}/${day}/${year}`;
    return isCalendarDate(monthFirst)
      ? `the month comes first; write ${monthFirst}`
      : 'this day does not exist; check the month, the day and the year';
  },
};

// A year outside 1950 to 2099 is a typing mistake. NO_SUCH_DAY reports a text that is not a day.
const hasLikelyYear = (date: string) => !isCalendarDate(date) || /(?:19[5-9]|20\d)\d$/.test(date);
const WRONG_YEAR = { error: 'this year must be wrong; write a year such as 2026' };

const DAYS_FORMAT = "write a day as MM/DD/YYYY, or the first and the last day as '12/18/2026 to 01/08/2027'";

/** 'MM/DD/YYYY' or 'MM/DD/YYYY to MM/DD/YYYY'. */
export const calendarDays = matching(/^\d\d\/\d\d\/\d{4}(?: to \d\d\/\d\d\/\d{4})?$/, DAYS_FORMAT)
  .refine((text) => text.split(' to ').every(isCalendarDate), NO_SUCH_DAY)
  .refine((text) => text.split(' to ').every(hasLikelyYear), WRONG_YEAR)
  .refine((text) => isOrdered(text.split(' to ')), {
    error: 'the last day comes before the first; correct its year, or write the earlier one first',
  });

export const calendarDate = matching(
  /^\d{2}\/\d{2}\/\d{4}$/,
  'write the date as MM/DD/YYYY, such as 08/16/2026',
)
  .refine(isCalendarDate, NO_SUCH_DAY)
  .refine(hasLikelyYear, WRONG_YEAR);

/** When visitors can see an entry (src/lib/publish/public-days.ts). */
export const publishFields = {
  publishFrom: calendarDate
    .optional()
    .describe('The first day on which visitors can see it, MM/DD/YYYY, from midnight in Ghana'),
  publishUntil: calendarDate.optional().describe('The last day on which visitors can see it, MM/DD/YYYY'),
};

interface PublicDays {
  publishFrom?: string | undefined;
  publishUntil?: string | undefined;
}

export function isEverPublic({ publishFrom, publishUntil }: PublicDays): boolean {
  // String(), because a field with a mistake may be a number. If a day is missing or wrong, there is nothing to compare.
  const days = [publishFrom, publishUntil].map(String);
  return !days.every(isCalendarDate) || isOrdered(days);
}

export const NEVER_PUBLIC = {
  path: ['publishUntil'],
  error: 'the last day comes before publishFrom, so visitors would never see it; correct one of the two',
};
