import { describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#lib/time/dates.ts';
import { listClosures, listStates, openState, stateAt, weekOf, type Week } from '#lib/time/opening-hours.ts';
import { english } from '../../support/languages.ts';

const openUntil = (time: string) => english('hours.openUntil', { time });
const opens = (day: string, time: string) => english('hours.opens', { day, time });
const opensToday = (time: string) => opens(english('hours.today'), time);
const opensTomorrow = (time: string) => opens(english('hours.tomorrow'), time);
const closed = (date: string, why: string) => english('hours.closedUntil', { date, why });

const usual = weekOf({
  monday: '8:00am to 5:00pm',
  tuesday: '8:00am to 5:00pm',
  wednesday: '8:00am to 5:00pm',
  thursday: '8:00am to 5:00pm',
  friday: '8:00am to 5:00pm',
  saturday: '9:00am to 1:00pm',
  sunday: 'closed',
});
const withBreak: Week = usual.map((periods, day) =>
  // Wednesday
  day === 3
    ? [
        [480, 720],
        [780, 1020],
      ]
    : periods,
);
const mondays: Week = [[], [[0, 1439]], [], [], [], [], []];
const built = Date.parse('2026-11-22T00:07Z');
const closures = listClosures(
  [
    { from: '12/25/2026', until: '12/26/2026', why: 'Christmas Day and Boxing Day' },
    { from: '12/28/2026', why: 'Stocktaking' },
    { from: '01/01/2027', why: 'New Year’s Day' },
    { from: '02/27/2027', until: '03/09/2027', why: 'New floors' },
    { from: '02/29/2028', why: 'Leap day' },
    { from: '12/24/2028', until: '01/03/2029', why: 'Holidays' },
  ],
  built,
);
const CHRISTMAS = closed('29 December', 'Christmas Day and Boxing Day');
const NEW_YEAR = closed('2 January', 'New Year’s Day');
const FLOORS = closed('10 March', 'New floors');
const HOLIDAYS = closed('4 January', 'Holidays');

type Moment = [moment: string, says: string];

const inAUsualWeek: Moment[] = [
  ['2026-11-22T00:00', opensTomorrow('8:00am')],
  ['2026-11-22T23:59:59.999', opensTomorrow('8:00am')],
  ['2026-11-23T00:00', opensToday('8:00am')],
  ['2026-11-23T07:59:59.999', opensToday('8:00am')],
  ['2026-11-23T08:00', openUntil('5:00pm')],
  ['2026-11-23T16:59:59.999', openUntil('5:00pm')],
  ['2026-11-23T17:00', opensTomorrow('8:00am')],
  ['2026-11-27T17:00', opensTomorrow('9:00am')],
  ['2026-11-28T08:59:59.999', opensToday('9:00am')],
  ['2026-11-28T09:00', openUntil('1:00pm')],
  ['2026-11-28T12:59:59.999', openUntil('1:00pm')],
  ['2026-11-28T13:00', opens('Monday', '8:00am')],
  ['2026-11-29T00:00', opensTomorrow('8:00am')],
];

const aroundClosures: Moment[] = [
  ['2026-12-23T17:00', opensTomorrow('8:00am')],
  ['2026-12-24T16:59:59.999', openUntil('5:00pm')],
  ['2026-12-24T17:00', CHRISTMAS],
  ['2026-12-26T09:00', CHRISTMAS],
  // The Christmas closure is over when Saturday's hours end. From then on, Monday's closure is the reason.
  ['2026-12-26T13:00', closed('29 December', 'Stocktaking')],
  ['2026-12-28T16:59', closed('29 December', 'Stocktaking')],
  ['2026-12-28T17:00', opensTomorrow('8:00am')],
  ['2026-12-31T17:00', NEW_YEAR],
  ['2027-01-01T16:59:59.999', NEW_YEAR],
  ['2027-01-01T17:00', opensTomorrow('9:00am')],
  // A closure of more than a week across the end of a month, then a closure on a leap day.
  ['2027-02-26T17:00', FLOORS],
  ['2027-03-09T16:59', FLOORS],
  ['2027-03-09T17:00', opensTomorrow('8:00am')],
  ['2028-02-28T17:00', closed('1 March', 'Leap day')],
  ['2028-03-01T08:00', openUntil('5:00pm')],
  // A closure of more than a week across the end of a year.
  ['2028-12-23T13:00', HOLIDAYS],
  ['2029-01-03T17:00', opensTomorrow('8:00am')],
];

const atNoon: Moment[] = [
  ['2026-11-25T11:59', openUntil('12:00pm')],
  ['2026-11-25T12:00', opensToday('1:00pm')],
  ['2026-11-25T12:59:59.999', opensToday('1:00pm')],
  ['2026-11-25T13:00', openUntil('5:00pm')],
];

const onMondays: Moment[] = [
  ['2026-11-23T00:00', openUntil('11:59pm')],
  ['2026-11-23T23:59', opens(english('hours.nextWeekday', { weekday: 'Monday' }), '12:00am')],
  ['2026-11-24T00:00', opens('Monday', '12:00am')],
  ['2026-11-29T23:59', opensTomorrow('12:00am')],
];

describe.each([
  ['in a usual week', usual, inAUsualWeek],
  ['around closures', usual, aroundClosures],
  ['when the clinic has a break at noon', withBreak, atNoon],
  ['when the clinic opens on Mondays only', mondays, onMondays],
])('%s, a visitor', (_, week, moments) => {
  const known = week === usual ? closures : [];
  const oldest = listStates(week, known, built);

  test.each(moments)('reads at %s: %s', (written, says) => {
    const now = Date.parse(`${written}Z`);
    expect(openState(week, known, now)).toBe(says);
    // Pages built now, a day ago and long ago say the same.
    for (const states of [listStates(week, known, now), listStates(week, known, now - DAY_MS), oldest])
      expect(stateAt(states, Math.floor(now / MINUTE_MS))).toBe(says);
  });
});

test('a saved page says correctly for a year whether the clinic is open', () => {
  const states = listStates(usual, closures, built);
  for (let now = built; now < built + 366 * DAY_MS; now += 53 * MINUTE_MS)
    expect(stateAt(states, Math.floor(now / MINUTE_MS))).toBe(openState(usual, closures, now));
});

test('no opening time is shown if the clinic stays closed for two years', () => {
  const now = Date.parse('2027-01-05T12:00Z');
  const twoYears = listClosures([{ from: '01/01/2027', until: '01/01/2029', why: 'A new house' }], now);
  expect(openState(usual, twoYears, now)).toBe('');
  expect(stateAt(listStates(usual, twoYears, now), now / MINUTE_MS)).toBe('');
});
