import { expect, test } from 'vitest';
import { findNearest, sortByDistance, readPlace, writePlace } from '#lib/events/nearest.ts';
import { listFacts, toEvent } from '#lib/events/public-event.ts';
import { gsmLength, toGsm } from '#lib/contact/gsm-letters.ts';

const template = { title: 'Outreach', eventStartTime: '9am', eventEndTime: '4pm' };
const entry = {
  ...{ details: 'Kɔfikrom', location: 'Kɔfikrom – park', eventStartDate: '12/05/2026' },
  ...{ componentLink: 'healthOutreachEvent' as const, visible: true, generalInfo: false, atClinic: false },
};
const factsOf = (more: object) =>
  listFacts({ ...toEvent('x', { ...entry, ...more }, template), name: 'Kɔfikrom: outreach' }, 'Online');

const home = { lat: 6.73, lng: -1.61 };

test('outreaches are sorted by their distance in kilometres', () => {
  const places = {
    nowhere: null,
    far: { lat: 6.98, lng: -2.38 },
    // These two are at the same distance, so they keep their order.
    early: { lat: 6.69, lng: -1.57 },
    late: { lat: 6.69, lng: -1.57 },
    'at home': home,
  };
  const listed = sortByDistance(Object.entries(places), ([, place]) => place, home);
  expect(listed.map(({ item: [name], km }) => [name, km])).toEqual([
    ['at home', 0],
    ['early', 6],
    ['late', 6],
    ['far', 89],
    ['nowhere', null],
  ]);
});

/** Items in the order of time, each with its distance from the visitor. */
function nearestOf(...distances: (number | null)[]) {
  const items = distances.map((km, index) => ({ km, index }));
  const sorted = items.toSorted((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity) || a.index - b.index);
  const { nearest, soonest } = findNearest(
    sorted.map((item) => ({ item, km: item.km })),
    // The first two items are on the same day.
    ({ index }) => `2027-06-1${Math.max(1, index)}`,
  );
  return [nearest?.item.index, soonest?.item.index];
}

test.each([
  ['the first of two at one place', [5, 5], [0, undefined]],
  ['a later one that is nearer, and the first up to 20 km farther away', [18, 40, 2, 9], [2, 0]],
  ['a sooner one that is a little farther, if all are far away', [90, 25, 24], [2, 1]],
  ['no other one of the same day', [53, 39], [1, undefined]],
  ['one that is far away, if all are', [70, 21], [1, undefined]],
  ['one with a known place', [null, 30], [1, undefined]],
  ['nothing if no place is known', [null, null], [undefined, undefined]],
  ['nothing in an empty list', [], [undefined, undefined]],
])('the nearest and the soonest outreach: %s', (_, distances, expected) => {
  expect(nearestOf(...distances)).toEqual(expected);
});

test.each([home, { lat: 5, lng: 0 }, { lat: 11.3, lng: 1.25 }])(
  'a place written into the page is read back unchanged: %j',
  (place) => {
    expect(readPlace(writePlace(place))).toEqual(place);
  },
);

test.each([
  ['a missing text', undefined],
  ['an empty text', ''],
  ['"Ashanti"', 'Ashanti'],
  ['"Bono East"', 'Bono East'],
  ['one number', '6.73'],
  ['three numbers', '6.73 -1.61 2'],
])('no place is read from %s', (_, text) => {
  expect(readPlace(text)).toBeNull();
});

test('a message about an outreach says what, when and where', () => {
  const facts = factsOf({});
  expect(facts).toHaveLength(3);
  expect(facts[0]).toBe('Kɔfikrom: outreach');
  expect(facts[1]).toMatch(/5 .* 2026.*9:00am.*4:00pm/);
  expect(facts[2]).toBe('Kɔfikrom – park');
  // `gsmLength` is null if a letter is not in the basic SMS alphabet.
  expect(gsmLength(toGsm(facts.join('\n')))).toBeGreaterThan(0);
});

test('a message about an outreach of two days says both days, and what happens if it rains', () => {
  const facts = factsOf({ eventEndDate: '12/06/2026', dates: 'If it rains, we come a week later.' });
  expect(facts[1]).toMatch(/5 December 2026.*6 December 2026.*9:00am/);
  expect(facts[3]).toBe('If it rains, we come a week later.');
});

test('a message about a weekly outreach names the weekday instead of a date', () => {
  const [, when] = factsOf({ eventStartDate: undefined, every: 'Friday' });
  expect(when).toMatch(/Friday/);
  expect(when).not.toMatch(/20\d\d/);
});
