import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { writeCalendar } from '#lib/events/calendar.ts';
import { startOfEvent } from '#lib/events/schedule.ts';
import { writtenEvents } from '../../fixtures/written-events.ts';
import { english } from '../../support/languages.ts';

const events = Object.values(writtenEvents);
const now = Date.parse('2026-11-21T05:00Z');
const settings = { url: 'https://clinic.example', name: 'Hope Health', now, directions: [] };

/** Reads events with the parser of Thunderbird's calendar. Throws if the text is not a calendar file. */
const importCalendar = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

const millisecondsOf = (time: ICAL.Time) => time.toUnixTime() * 1000;

describe('a calendar program that imports all events', () => {
  const imported = importCalendar(writeCalendar(events, settings));

  test('shows each event once, with its name, place and link', () => {
    expect(imported.map(({ summary }) => summary)).toEqual(
      events.map(({ title, details }) => `${title}: ${details}`),
    );
    expect(imported.map(({ location }) => location)).toEqual(
      events.map(({ location }) => location ?? english('event.online')),
    );
    for (const [index, { description }] of imported.entries()) {
      expect(description).toContain(`https://clinic.example/events/${events[index]?.id}`);
    }
  });

  test('reads the correct start and end of each event', () => {
    for (const [index, { startDate, endDate }] of imported.entries()) {
      const event = events[index];
      if (!event) throw new Error('more was imported than written');
      const start = startOfEvent(event, now);
      expect(startDate.isDate, event.id).toBe(event.startTime === null);
      if (!startDate.isDate) expect(startDate.zone, event.id).toBe(ICAL.Timezone.utcTimezone);
      expect(millisecondsOf(startDate), event.id).toBe(start);
      expect(millisecondsOf(endDate), event.id).toBe(start + event.lengthMs);
    }
  });

  test('reminds people one day before each event', () => {
    for (const { component } of imported) {
      const [alarm, ...others] = component.getAllSubcomponents('valarm');
      expect(others).toEqual([]);
      expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
      expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-P1D');
      expect(alarm?.getFirstPropertyValue('description')).toBeTruthy();
    }
  });

  test('repeats only weekly events', () => {
    const weekly = events
      .filter(({ weekday }) => weekday !== undefined)
      .map(({ id }) => `event-${id}@clinic.example`);
    expect(imported.filter((event) => event.isRecurring()).map(({ uid }) => uid)).toEqual(weekly);
    const [club] = importCalendar(writeCalendar([writtenEvents.club], settings));
    const days = club?.iterator();
    const meetings = Array.from({ length: 7 }, () => days?.next().toString());
    expect(meetings.slice(0, 2)).toEqual(['2026-11-27T16:00:00Z', '2026-12-04T16:00:00Z']);
    expect(meetings.at(-1)).toBe('2027-01-08T16:00:00Z');
  });
});
