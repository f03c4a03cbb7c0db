import { describe, expect, test } from 'vitest';
import { writeCalendar, eventJsonLd } from '#lib/events/calendar.ts';
import { describeEvent, type PublicEvent } from '#lib/events/public-event.ts';
import { english } from '../../support/languages.ts';
import { writtenEvents } from '../../fixtures/written-events.ts';

const { outreach, competition, club, online } = writtenEvents;
const events = Object.values(writtenEvents);
const site = { url: 'https://clinic.example', legalName: 'The Clinic' };
const now = Date.parse('2026-11-21T05:00Z');
const DIRECTIONS = ['Get off at the junction.', 'There are no steps.'];
const calendarOf = (...some: PublicEvent[]) =>
  writeCalendar(some, { url: site.url, name: 'Hope Health', now, directions: DIRECTIONS });

/** The lines of a calendar file. In RFC 5545, a line that begins with a space or tab continues the line before it. */
const linesOf = (text: string) => text.replace(/\r\n[ \t]/g, '').split('\r\n');

describe('a calendar file', () => {
  test('gives directions only for events at our clinic', () => {
    const text = linesOf(calendarOf({ ...outreach, atClinic: true })).join();
    expect(text).toContain('Get off at the junction.\\nThere are no steps.\\nhttps://');
    expect(linesOf(calendarOf(outreach)).join()).not.toContain('Get off at the junction.');
  });

  test('leaves out the days on which a weekly event does not take place', () => {
    const lines = linesOf(
      calendarOf({ ...club, pauses: [[Date.parse('2026-12-18'), Date.parse('2027-01-08')]] }),
    );
    expect(lines).toContain('EXDATE:20261218T160000Z,20261225T160000Z,20270101T160000Z,20270108T160000Z');
  });

  test('lists each event once and follows the line format of RFC 5545', () => {
    // RFC 5545: each line ends with CRLF, and has at most 75 bytes.
    const text = calendarOf(...events);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    const uids = linesOf(text).filter((line) => line.startsWith('UID:'));
    expect(uids).toHaveLength(events.length);
    expect(new Set(uids).size).toBe(events.length);
  });

  test('does not change when the site is built an hour later', () => {
    const later = writeCalendar([outreach], {
      url: site.url,
      name: 'Hope Health',
      now: now + 3_600_000,
      directions: DIRECTIONS,
    });
    expect(later).toBe(calendarOf(outreach));
  });
});

describe('search engines learn', () => {
  test('whether an event is online, all-day or weekly', () => {
    expect(eventJsonLd(online, { site, now })).toMatchObject({ location: { '@type': 'VirtualLocation' } });
    expect(eventJsonLd(competition, { site, now })).toMatchObject({
      startDate: '2028-08-16',
      endDate: '2028-09-30',
    });
    expect(eventJsonLd(club, { site, now })).toMatchObject({
      startDate: '2026-11-27T16:00Z',
      eventSchedule: { byDay: 'https://schema.org/Friday', repeatFrequency: 'P1W' },
    });
  });

  test('on which days a weekly event does not take place', () => {
    const facts = eventJsonLd(
      { ...club, pauses: [[Date.parse('2026-12-25'), Date.parse('2026-12-25')]] },
      { site, now },
    );
    expect(facts).toMatchObject({ eventSchedule: { exceptDate: ['2026-12-25'] } });
  });

  test('the title, time and place of an event from its description', () => {
    expect(describeEvent(outreach, 'Online Only')).toBe(
      'Health Outreach: Kenyasi. Saturday 5 December 2026, 9:00am GMT, Kenyasi durbar ground, Ahafo.',
    );
    expect(describeEvent(online, 'Online Only')).toContain('Online Only.');
    expect(describeEvent(club, 'Online Only')).toContain(english('event.every', { weekday: 'Friday' }));
  });
});
