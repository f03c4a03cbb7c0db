export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

const parts = [{ weekday: 'long' }, { day: 'numeric' }, { month: 'long' }, { year: 'numeric' }] as const;

// Made when first needed: a cheap phone takes long for it, and a page that was built today needs none.
let formats: Intl.DateTimeFormat[] | undefined;

/** 'Friday 5 October 2026': the day in Ghana of a moment (ms since 1970, UTC is Ghana's time). The browser knows the names. */
export function formatDay(moment: number): string {
  formats ??= parts.map((part) => new Intl.DateTimeFormat('en', { ...part, timeZone: 'UTC' }));
  return formats.map((format) => format.format(moment)).join(' ');
}
