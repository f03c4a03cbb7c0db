import { describe, expect, test } from 'vitest';
import { readBuildTime } from '#lib/events/build-time.ts';
import { formatClockTime, minutesOf } from '#lib/events/clock-time.ts';
import { formatDay } from '#lib/events/format-day.ts';
import { isShown } from '#lib/events/is-shown.ts';
import { isoMoment } from '#lib/events/iso-moment.ts';
import { nextChange } from '#lib/events/next-change.ts';
import { programmeMoment } from '#lib/events/programme-moment.ts';
import { startOfEvent } from '#lib/events/start-of-event.ts';

test.each([
  ['9am', '9:00am', 540],
  ['9:30am', '9:30am', 570],
  ['12am', '12:00am', 0],
  ['12pm', '12:00pm', 720],
  ['11:59pm', '11:59pm', 1439],
])('%s is shown as %s', (written, shown, minutes) => {
  expect(formatClockTime(written)).toBe(shown);
  expect(minutesOf(written)).toBe(minutes);
});

describe('the coming Friday', () => {
  const club = { start: Date.parse('2024-01-07T16:00Z'), weekday: 5 };
  test.each([
    ['2026-11-21T00:00Z', 'Friday 27 November 2026'],
    ['2026-11-26T23:59:59.999Z', 'Friday 27 November 2026'],
    ['2026-11-27T00:00Z', 'Friday 27 November 2026'],
    ['2026-11-27T23:59:59.999Z', 'Friday 27 November 2026'],
    ['2026-11-28T00:00Z', 'Friday 4 December 2026'],
    ['2026-12-26T12:00Z', 'Friday 1 January 2027'],
    ['2028-02-26T12:00Z', 'Friday 3 March 2028'],
  ])('on %s it is %s', (now, day) => {
    const start = startOfEvent(club, Date.parse(now));
    expect(formatDay(start)).toBe(day);
    expect(new Date(start).toISOString()).toContain('T16:00');
  });
});

test('a moment is written with its time only when that is known', () => {
  expect(isoMoment(Date.parse('2026-12-05T09:00Z'), true)).toBe('2026-12-05T09:00Z');
  expect(isoMoment(Date.parse('2026-12-05'), false)).toBe('2026-12-05');
});

test('a part of a page holds from its moment, and until just before its moment', () => {
  const moment = '2026-12-05T09:00Z';
  const now = Date.parse(moment);
  expect([isShown(now, moment), isShown(now - 1, moment)]).toEqual([true, false]);
  expect([isShown(now, undefined, moment), isShown(now - 1, undefined, moment)]).toEqual([false, true]);
  expect(isShown(now)).toBe(true);
});

test('registration closes at 11:59pm EST, which is the next morning in Ghana', () => {
  const closing = programmeMoment({ zoneHours: -5 }, { day: '08/30', time: '11:59pm' }, 2023);
  expect(isoMoment(closing, true)).toBe('2023-08-31T04:59Z');
});

describe('the page of an event changes next', () => {
  const event = { start: Date.parse('2027-02-27T09:00Z'), lengthMs: 7 * 3_600_000 };
  test.each([
    ['when it starts', '2027-02-26T12:00Z', undefined, '2027-02-27T09:00Z'],
    ['when it is over', '2027-02-27T09:00Z', undefined, '2027-02-27T16:00Z'],
    ['when registration closes', '2027-02-26T12:00Z', '2027-02-26T18:00Z', '2027-02-26T18:00Z'],
  ])('%s', (_, now, closing, expected) => {
    expect(nextChange(event, closing, Date.parse(now))).toBe(Date.parse(expected));
  });

  test('never, when it is over', () => {
    expect(nextChange(event, '2027-02-26T18:00Z', Date.parse('2027-02-27T16:00Z'))).toBe(Infinity);
  });

  test('at the midnight after its day, when it comes every week', () => {
    const club = { start: Date.parse('2024-01-07T16:00Z'), weekday: 5, lengthMs: 3_600_000 };
    expect(nextChange(club, undefined, Date.parse('2026-11-27T18:00Z'))).toBe(Date.parse('2026-11-28'));
  });
});

test('the moment of a build can be set, in seconds', () => {
  expect(readBuildTime('1795996800')).toBe(1_795_996_800_000);
  expect(Math.abs(readBuildTime('') - Date.now())).toBeLessThan(1000);
  expect(() => readBuildTime('tomorrow')).toThrow('SOURCE_DATE_EPOCH: write whole seconds');
});
