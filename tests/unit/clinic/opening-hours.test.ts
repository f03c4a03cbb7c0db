import { describe, expect, test } from 'vitest';
import { describeClosure, describeHours, listClosures, openingHoursOf } from '#lib/time/opening-hours.ts';
import { closuresSchema, hoursSchema, type Hours } from '#schemas/opening-hours.ts';
import { english } from '../../support/languages.ts';

const line = (days: string, times: string) => english('hours.line', { days, times });
const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const LONG = '8:00am to 5:00pm';

/** One text for each day, from Monday on. The last text also applies to the remaining days. */
const weekFrom = (...hours: string[]) =>
  Object.fromEntries(DAYS.map((day, at) => [day, hours[at] ?? hours.at(-1)])) as Hours;

describe.each<[string, Hours, string, string[]]>([
  [
    'on five long days and one short day',
    weekFrom(LONG, LONG, LONG, LONG, LONG, '9:00am to 1:00pm', 'closed'),
    [line('Monday to Friday', '8:00am to 5:00pm'), line('Saturday', '9:00am to 1:00pm')].join('; '),
    ['Mo-Fr 08:00-17:00', 'Sa 09:00-13:00'],
  ],
  ['every day', weekFrom('8am to 5pm'), line('Monday to Sunday', '8:00am to 5:00pm'), ['Mo-Su 08:00-17:00']],
  [
    'on two days with a lunch break',
    weekFrom('closed', '7:30am to 12pm, 12:45pm to 3:30pm', '7:30am to 12:00pm, 12:45pm to 3:30pm', 'closed'),
    line('Tuesday to Wednesday', '7:30am to 12:00pm and 12:45pm to 3:30pm'),
    ['Tu-We 07:30-12:00', 'Tu-We 12:45-15:30'],
  ],
  [
    'on three separate days',
    weekFrom(LONG, 'closed', LONG, 'closed', 'closed', 'closed', '12:00am to 11:59pm'),
    [
      line('Monday', '8:00am to 5:00pm'),
      line('Wednesday', '8:00am to 5:00pm'),
      line('Sunday', '12:00am to 11:59pm'),
    ].join('; '),
    ['Mo 08:00-17:00', 'We 08:00-17:00', 'Su 00:00-23:59'],
  ],
])('a clinic that is open %s', (_, hours, sentence, forSearch) => {
  test('shows visitors its hours', () => {
    // The schema must accept the hours, so that editors can write them.
    expect(hoursSchema.parse(hours)).toEqual(hours);
    expect(describeHours(hours)).toBe(sentence);
  });

  test('gives search engines its hours', () => {
    expect(openingHoursOf(hours)).toEqual(forSearch);
  });
});

test.each([
  [
    'on one day',
    { from: '01/01/2027', why: 'New Year' },
    english('hours.closedOn', { date: '1 January 2027', why: 'New Year' }),
  ],
  [
    'that begins and ends in the same month',
    { from: '12/25/2026', until: '12/26/2026', why: 'Christmas' },
    english('hours.closedFrom', { from: '25', until: '26 December 2026', why: 'Christmas' }),
  ],
  [
    'that continues into the next month',
    { from: '04/30/2027', until: '05/01/2027', why: 'Works' },
    english('hours.closedFrom', { from: '30 April', until: '1 May 2027', why: 'Works' }),
  ],
  [
    'that continues into the next year',
    { from: '12/25/2026', until: '01/03/2027', why: 'Holidays' },
    english('hours.closedFrom', { from: '25 December 2026', until: '3 January 2027', why: 'Holidays' }),
  ],
])('a closure %s is described with its days and its reason', (_, entry, words) => {
  const [closure] = listClosures([entry], 0);
  expect(closure && describeClosure(closure)).toBe(words);
});

test('a closure is listed until the end of its last day', () => {
  const entries = [
    { from: '12/25/2026', until: '12/26/2026', why: 'Christmas' },
    { from: '01/01/2027', why: 'New Year' },
  ];
  const whys = (moment: string) => listClosures(entries, Date.parse(moment)).map(({ why }) => why);
  expect(whys('2026-12-26T23:59:59Z')).toEqual(['Christmas', 'New Year']);
  expect(whys('2026-12-27T00:00Z')).toEqual(['New Year']);
  expect(whys('2027-01-02T00:00Z')).toEqual([]);
});

test.each([
  ['leave out the closures', undefined, []],
  ['write a closure on a leap day', [{ from: '02/29/2028', why: 'Leap day' }], undefined],
  [
    'write two closures without a day between them',
    [
      { from: '12/25/2026', until: '12/26/2026', why: 'Christmas' },
      { from: '12/27/2026', why: 'Rest' },
    ],
    undefined,
  ],
])('an editor may %s', (_, written, read = written) => {
  expect(closuresSchema.parse(written)).toEqual(read);
});
