export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** 'Friday 5 October 2026': the day in Ghana of a moment (ms since 1970, UTC is Ghana's time). The browser knows the names. */
export function formatDay(moment: number): string {
  const parts = [{ weekday: 'long' }, { day: 'numeric' }, { month: 'long' }, { year: 'numeric' }] as const;
  const date = new Date(moment);
  return parts.map((part) => date.toLocaleDateString('en', { ...part, timeZone: 'UTC' })).join(' ');
}
