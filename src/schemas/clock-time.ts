/** A time as editors write it: '9am' or '9:30am'. */
export const CLOCK_TIME = /^(1[0-2]|[1-9])(?::([0-5]\d))?(am|pm)$/;

const NAMED = new Map([
  ['noon', '12pm'],
  ['12noon', '12pm'],
  ['midday', '12pm'],
  ['midnight', '12am'],
  ['12midnight', '12am'],
]);

/** What an editor meant by '4 p.m.', '16:00', '9.30am' or '12 noon': a CLOCK_TIME; undefined if that is not certain. */
export function readTime(text: string): string | undefined {
  const bare = text
    .toLowerCase()
    .replaceAll(/\s|\.$|\.(?=m)|(?<=[ap])\./g, '')
    .replace(/(?:gmt|hrs?|h)$/, '');
  const [, hour = '', minute = '', half] = /^(\d{1,2})(?:[:.]?([0-5]\d))?([ap]m)?$/.exec(bare) ?? [];
  const hours = Number(hour);
  // 4 alone may be in the afternoon, and 13pm is a slip.
  if (!hour || hours > 23 || (half ? hours === 0 || hours > 12 : !minute)) return NAMED.get(bare);
  return `${half ? hours : ((hours + 11) % 12) + 1}${Number(minute) > 0 ? `:${minute}` : ''}${half ?? (hours < 12 ? 'am' : 'pm')}`;
}

/** The minutes from midnight to a time such as '9am' or '12:30pm'; 0 for any other text, which the schemas report. */
export function minutesOf(time: string): number {
  const [, hour = '0', minute = '0', amOrPm] = CLOCK_TIME.exec(time) ?? [];
  // 12am is hour 0, and 12pm is hour 12.
  return ((Number(hour) % 12) + (amOrPm === 'pm' ? 12 : 0)) * 60 + Number(minute);
}

/** In minutes from midnight. */
export type Period = readonly [opens: number, closes: number];

/** The periods of a day: two for '8:00am to 12:00pm, 1:00pm to 5:00pm', none for 'closed'. */
export function periodsOf(hours: string): Period[] {
  if (hours === 'closed') return [];
  return hours.split(', ').map((period) => {
    const [opens = '', closes = ''] = period.split(' to ');
    return [minutesOf(opens), minutesOf(closes)];
  });
}
