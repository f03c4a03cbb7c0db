export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const formats = (
  [{ weekday: 'long' }, { day: 'numeric' }, { month: 'long' }, { year: 'numeric' }] as const
).map((part) => new Intl.DateTimeFormat('en', { ...part, timeZone: 'UTC' }));

/** 'Friday 5 October 2026': the day in Ghana of a moment (ms since 1970, UTC is Ghana's time). The browser knows the names. */
export function formatDay(moment: number): string {
  return formats.map((format) => format.format(moment)).join(' ');
}
