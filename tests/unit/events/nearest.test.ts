import { expect, test } from 'vitest';
import { sortByDistance, readPlace, writePlace } from '#lib/events/nearest.ts';
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

test('a message about a weekly outreach names the weekday instead of a date', () => {
  const [, when] = factsOf({ eventStartDate: undefined, every: 'Friday' });
  expect(when).toMatch(/Friday/);
  expect(when).not.toMatch(/20\d\d/);
});
