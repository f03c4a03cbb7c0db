import { formatDate } from '#lib/format-date.ts';

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** A moment as its day in Ghana: 'Friday 27 November 2026'. */
export function formatDay(moment: number): string {
  const day = new Date(moment);
  const date = formatDate(`${day.getUTCMonth() + 1}/${day.getUTCDate()}/${day.getUTCFullYear()}`);
  return `${WEEKDAYS[day.getUTCDay()]} ${date}`;
}
