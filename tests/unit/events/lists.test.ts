import { describe, expect, test } from 'vitest';
import { listPastEvents, listUpcomingEvents, type Scheduled } from '#lib/events/schedule.ts';

const at = (iso: string) => Date.parse(iso);
const ids = (events: Scheduled[]) => events.map(({ id }) => id).join(' ');

const newYearEvents: Scheduled[] = [
  { id: 'morning', start: at('2026-12-31T09:00Z') },
  { id: 'evening', start: at('2026-12-31T18:30Z') },
  { id: 'all-day', start: at('2026-12-31') },
  { id: 'before', start: at('2026-12-30T16:00Z') },
  { id: 'after', start: at('2027-01-01T09:00Z') },
];

describe('an event near New Year is in both lists (upcoming and past) only on its day', () => {
  test.each([
    ['2026-12-30T23:59:59.999Z', 'before all-day morning evening after', 'before'],
    ['2026-12-31T00:00Z', 'all-day morning evening after', 'evening morning all-day before'],
    ['2026-12-31T12:00Z', 'all-day morning evening after', 'evening morning all-day before'],
    ['2026-12-31T23:59:59.999Z', 'all-day morning evening after', 'evening morning all-day before'],
    ['2027-01-01T00:00Z', 'after', 'after evening morning all-day before'],
    ['2027-01-02T00:00Z', '', 'after evening morning all-day before'],
  ])('at %s', (now, upcoming, past) => {
    expect(ids(listUpcomingEvents(newYearEvents, at(now)))).toBe(upcoming);
    expect(ids(listPastEvents(newYearEvents, at(now)))).toBe(past);
  });
});

describe('an event on every Friday', () => {
  const club: Scheduled[] = [
    // For a weekly event, only the time of day of `start` counts.
    { id: 'club', start: at('2024-01-07T16:00Z'), weekday: 5 },
    { id: 'noon', start: at('2026-11-27T12:00Z') },
    { id: 'later', start: at('2026-11-27T17:00Z') },
  ];
  test.each([
    ['is only in the upcoming list on Thursday', '2026-11-26T23:59Z', 'noon club later', ''],
    ['is in both lists on Friday at 11:59pm', '2026-11-27T23:59Z', 'noon club later', 'later club noon'],
    ['is only in the upcoming list on Saturday', '2026-11-28T00:00Z', 'club', 'later noon'],
  ])('%s', (_, now, upcoming, past) => {
    expect(ids(listUpcomingEvents(club, at(now)))).toBe(upcoming);
    expect(ids(listPastEvents(club, at(now)))).toBe(past);
  });
});

test('events at the same time are sorted by the number in their id', () => {
  const start = at('2027-06-12T09:00Z');
  const events = ['ho10', 'ho2', 'ho1'].map((id) => ({ id, start }));
  expect(ids(listUpcomingEvents(events, start))).toBe('ho1 ho2 ho10');
  expect(ids(listPastEvents(events, start))).toBe('ho1 ho2 ho10');
});
