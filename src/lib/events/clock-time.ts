/** '9am' and '9:30am' are how editors write a time. */
export const CLOCK_TIME = /^(1[0-2]|[1-9])(?::([0-5]\d))?(am|pm)$/;

/** Minutes since midnight of '9am', '12:30pm' and the like. */
export function minutesOf(time: string): number {
  const [, hour = '0', minute = '0', half] = CLOCK_TIME.exec(time) ?? [];
  return ((Number(hour) % 12) + (half === 'pm' ? 12 : 0)) * 60 + Number(minute);
}

/** '9am' -> '9:00am' (specification, section 9). */
export function formatClockTime(time: string): string {
  return time.includes(':') ? time : time.replace(/(?=[ap]m)/, ':00');
}
