import { describe, expect, test } from 'vitest';
import { formatClock, formatDay, isoMoment } from '#lib/time/dates.ts';
import { readBuildTime } from '#loaders/environment.ts';
import {
  endOf,
  isDuring,
  isOver,
  listPausedDays,
  findUpdateTime,
  startOfEvent,
  startOfLastDay,
} from '#lib/events/schedule.ts';
import { programmeMoment } from '#lib/events/programme.ts';
import { minutesOf } from '#schemas/clock-time.ts';

test.each([
  ['9am', '9:00am', 540],
  ['9:30am', '9:30am', 570],
  ['12am', '12:00am', 0],
  ['12pm', '12:00pm', 720],
  ['11:59pm', '11:59pm', 1439],
])('the time %s is shown as %s, and is %i minutes after midnight', (written, shown, minutes) => {
  expect(formatClock(minutesOf(written))).toBe(shown);
  expect(minutesOf(written)).toBe(minutes);
});

describe('a Friday club announces today’s meeting until midnight', () => {
  const club = { start: Date.parse('2024-01-07T16:00Z'), weekday: 5 };
  test.each([
    ['2026-11-21T00:00Z', 'Friday 27 November 2026'],
    ['2026-11-26T23:59:59.999Z', 'Friday 27 November 2026'],
    ['2026-11-27T00:00Z', 'Friday 27 November 2026'],
    ['2026-11-27T23:59:59.999Z', 'Friday 27 November 2026'],
    ['2026-11-28T00:00Z', 'Friday 4 December 2026'],
    ['2026-12-26T12:00Z', 'Friday 1 January 2027'],
    ['2028-02-26T12:00Z', 'Friday 3 March 2028'],
  ])('at %s, the announced meeting is on %s at 16:00', (now, day) => {
    const start = startOfEvent(club, Date.parse(now));
    expect(formatDay(start)).toBe(day);
    expect(new Date(start).toISOString()).toContain('T16:00');
  });
});

describe('a Friday club with holidays', () => {
  const day = (text: string) => Date.parse(text);
  const club = {
    start: day('2024-01-07T16:00Z'),
    weekday: 5,
    pauses: [
      [day('2026-12-18'), day('2027-01-08')],
      [day('2027-01-22'), day('2027-01-22')],
    ] as const,
  };

  test.each([
    ['on the evening of the year’s last meeting', 'Friday 11 December 2026', '2026-12-11T20:00Z'],
    ['on the day after the year’s last meeting', 'Friday 15 January 2027', '2026-12-12T00:00Z'],
    ['on Christmas Day', 'Friday 15 January 2027', '2026-12-25T12:00Z'],
    ['on the last day of the holidays', 'Friday 15 January 2027', '2027-01-08T12:00Z'],
    ['two days before a Friday without a meeting', 'Friday 29 January 2027', '2027-01-20T12:00Z'],
  ])('announces, %s, the meeting of %s', (_, next, now) => {
    expect(formatDay(startOfEvent(club, day(now)))).toBe(next);
  });

  test('lists the coming Fridays without a meeting', () => {
    const days = (now: string) => listPausedDays(club, day(now)).map((each) => isoMoment(each, false));
    expect(days('2026-12-01')).toEqual([
      '2026-12-18',
      '2026-12-25',
      '2027-01-01',
      '2027-01-08',
      '2027-01-22',
    ]);
    expect(days('2027-01-20')).toEqual(['2027-01-22']);
  });
});

test('a moment is written with a time only if the time is known', () => {
  expect(isoMoment(Date.parse('2026-12-05T09:00Z'), true)).toBe('2026-12-05T09:00Z');
  expect(isoMoment(Date.parse('2026-12-05'), false)).toBe('2026-12-05');
});

test('a period includes its start but not its end', () => {
  const moment = '2026-12-05T09:00Z';
  const now = Date.parse(moment);
  expect([isDuring(now, moment), isDuring(now - 1, moment)]).toEqual([true, false]);
  expect([isDuring(now, undefined, moment), isDuring(now - 1, undefined, moment)]).toEqual([false, true]);
  expect(isDuring(now)).toBe(true);
});

test('registration closes at 11:59pm EST, which is the next morning in Ghana', () => {
  const closing = programmeMoment({ zoneHours: -5 }, { day: '08/30', time: '11:59pm' }, 2023);
  expect(isoMoment(closing, true)).toBe('2023-08-31T04:59Z');
});

test('an event is over from its end on, and a weekly event never', () => {
  const start = Date.parse('2027-02-27T09:00Z');
  const event = { start, lengthMs: 1000 };
  const club = { ...event, weekday: 5 };
  expect([start, start + 999, start + 1000].map((now) => isOver(event, now))).toEqual([false, false, true]);
  expect([endOf(event), endOf(club), isOver(club, start + 1e12)]).toEqual([start + 1000, Infinity, false]);
});

describe('the browser’s next update of an event page', () => {
  const event = { start: Date.parse('2027-02-27T09:00Z'), lengthMs: 7 * 3_600_000 };
  test.each([
    ['when the event starts', '2027-02-26T12:00Z', [], '2027-02-27T09:00Z'],
    ['when the event ends', '2027-02-27T09:00Z', [], '2027-02-27T16:00Z'],
    ['when registration opens', '2027-02-26T12:00Z', ['2027-02-26T18:00Z'], '2027-02-26T18:00Z'],
  ])('comes %s', (_, now, registration, expected) => {
    const registrationMoments = registration.map((moment) => Date.parse(moment));
    expect(findUpdateTime(event, registrationMoments, Date.parse(now))).toBe(Date.parse(expected));
  });

  test('comes when the last day of a longer event begins', () => {
    const twoDays = { ...event, lengthMs: 31 * 3_600_000 };
    expect(findUpdateTime(twoDays, [], Date.parse('2027-02-27T09:00Z'))).toBe(Date.parse('2027-02-28'));
  });

  test('never comes after the event', () => {
    expect(findUpdateTime(event, [Date.parse('2027-02-26T18:00Z')], Date.parse('2027-02-27T16:00Z'))).toBe(
      Infinity,
    );
  });

  test('comes at the midnight before the meeting of a weekly club', () => {
    const club = { start: Date.parse('2024-01-07T16:00Z'), weekday: 5, lengthMs: 3_600_000 };
    expect(findUpdateTime(club, [], Date.parse('2026-11-26T18:00Z'))).toBe(Date.parse('2026-11-27'));
    // On the day of a meeting, the midnight before that meeting is past. So the browser updates the page at once.
    expect(findUpdateTime(club, [], Date.parse('2026-11-27T00:07Z'))).toBe(Date.parse('2026-11-27'));
    expect(findUpdateTime(club, [], Date.parse('2026-11-27T18:00Z'))).toBe(Date.parse('2026-11-27'));
    expect(findUpdateTime(club, [], Date.parse('2026-11-28T00:00Z'))).toBe(Date.parse('2026-12-04'));
  });
});

test.each([
  ['an event of one afternoon', '2027-02-27T09:00Z', '2027-02-27T16:00Z', '2027-02-27T09:00Z'],
  ['an event of two days', '2027-02-27T09:00Z', '2027-02-28T16:00Z', '2027-02-28T00:00Z'],
  ['an event that ends at midnight', '2027-02-27T09:00Z', '2027-02-28T00:00Z', '2027-02-27T09:00Z'],
  ['two days that end at midnight', '2027-02-27T09:00Z', '2027-03-01T00:00Z', '2027-02-28T00:00Z'],
])('visitors read "last day" of %s on the right day', (_, start, end, expected) => {
  expect(startOfLastDay(Date.parse(start), Date.parse(end))).toBe(Date.parse(expected));
});

test('`SOURCE_DATE_EPOCH` sets the time of a build in whole seconds', () => {
  expect(readBuildTime('1795996800')).toBe(1_795_996_800_000);
  expect(Math.abs(readBuildTime('') - Date.now())).toBeLessThan(1000);
  expect(() => readBuildTime('tomorrow')).toThrow('SOURCE_DATE_EPOCH: write whole seconds');
});
