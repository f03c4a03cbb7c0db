import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { eventJsonLd, writeCalendar } from '#lib/events/calendar.ts';
import { describeEvent, describeStatus, isOff, listFacts, nameWithStatus } from '#lib/events/public-event.ts';
import { inLanguage } from '#lib/language/page-language.ts';
import { isGroupWhole } from '#loaders/language/interface.ts';
import { readLanguages } from '#loaders/language/languages.ts';
import { makeEvent } from '../../fixtures/written-events.ts';
import { english } from '../../support/languages.ts';

const header = {
  componentLink: 'healthOutreachEvent',
  details: 'Kenyasi',
  location: 'Kenyasi durbar ground, Ahafo',
  eventStartDate: '12/05/2026',
};
const decision = { why: 'The road is flooded.', since: '11/27/2026' };
const events = {
  cancelled: makeEvent('ho9', { ...header, ...decision, status: 'cancelled' }),
  postponed: makeEvent('ho9', { ...header, ...decision, status: 'postponed' }),
  moved: makeEvent('ho9', { ...header, ...decision, status: 'postponed', newDate: '12/12/2026' }),
  'of two days, moved': makeEvent('ho9', {
    ...header,
    ...decision,
    eventEndDate: '12/06/2026',
    status: 'postponed',
    newDate: '12/12/2026',
  }),
  planned: makeEvent('ho9', header),
};
const now = Date.parse('2026-11-28T05:00Z');

function importEvent(event: (typeof events)['planned']) {
  const text = writeCalendar([event], { url: 'https://clinic.example', name: 'Clinic', now, directions: [] });
  const [component] = new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent');
  const valueOf = (name: string) => component?.getFirstPropertyValue(name)?.toString();
  return {
    status: valueOf('status'),
    sequence: valueOf('sequence'),
    changed: valueOf('last-modified'),
    start: valueOf('dtstart'),
    end: valueOf('dtend'),
    summary: valueOf('summary'),
    description: valueOf('description'),
    alarms: component?.getAllSubcomponents('valarm').length,
  };
}

describe('a calendar program learns', () => {
  const decided = { sequence: '20261127', changed: '2026-11-27T00:00:00Z' };
  test.each([
    ['cancelled', { ...decided, status: 'CANCELLED', start: '2026-12-05T09:00:00Z', alarms: 0 }],
    ['postponed', { ...decided, status: 'TENTATIVE', start: '2026-12-05T09:00:00Z', alarms: 0 }],
    ['moved', { ...decided, status: 'CONFIRMED', start: '2026-12-12T09:00:00Z', alarms: 1 }],
    [
      'of two days, moved',
      { ...decided, status: 'CONFIRMED', start: '2026-12-12T09:00:00Z', end: '2026-12-13T16:00:00Z' },
    ],
    ['planned', { status: undefined, sequence: undefined, changed: undefined, alarms: 1 }],
  ] as const)('that an event is %s', (name, expected) => {
    expect(importEvent(events[name])).toMatchObject(expected);
  });

  test('the reason first, and the status in the name', () => {
    const { summary, description } = importEvent(events.cancelled);
    expect(summary).toBe(nameWithStatus(events.cancelled, 'Health Outreach: Kenyasi'));
    expect(description?.startsWith(`${describeStatus(events.cancelled)}\n`)).toBe(true);
  });
});

test.each([
  ['cancelled', { eventStatus: 'https://schema.org/EventCancelled', startDate: '2026-12-05T09:00Z' }],
  ['postponed', { eventStatus: 'https://schema.org/EventPostponed', previousStartDate: '2026-12-05T09:00Z' }],
  [
    'moved',
    {
      eventStatus: 'https://schema.org/EventRescheduled',
      startDate: '2026-12-12T09:00Z',
      endDate: '2026-12-12T16:00Z',
      previousStartDate: '2026-12-05T09:00Z',
    },
  ],
  ['planned', { eventStatus: 'https://schema.org/EventScheduled' }],
] as const)('search engines learn that an event is %s', (name, expected) => {
  const facts = eventJsonLd(events[name], { site: { url: 'https://clinic.example', legalName: 'C' }, now });
  expect(facts).toMatchObject(expected);
  expect('previousStartDate' in facts).toBe('previousStartDate' in expected);
});

test('only an event without a day on which it takes place is off', () => {
  expect([events.cancelled, events.postponed, events.moved, events.planned].map(isOff)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

// Editors may still be translating the words of a language.
const tags = readLanguages()
  .map(({ tag }) => tag)
  .filter((tag) => isGroupWhole('eventStatus', tag));
test.each(tags)('in the language "%s", each status has its own sentence with the reason', (tag) => {
  const sentences = [events.cancelled, events.postponed, events.moved].map(
    (event) => inLanguage(tag, () => describeStatus(event)) ?? '',
  );
  expect(new Set(sentences).size).toBe(3);
  for (const sentence of sentences) expect(sentence).toContain('The road is flooded.');
  // A moved event says both days.
  expect(sentences[2]).toMatch(/5 .* 2026 .*12 .* 2026/);
});

test('a message, a title and a description begin with the status', () => {
  const event = { ...events.cancelled, name: 'Kenyasi: free health outreach' };
  expect(listFacts(event, '')[0]).toBe(describeStatus(event));
  expect(nameWithStatus(event, event.name)).toMatch(
    new RegExp(`^${english('eventStatus.cancelled')}.*Kenyasi: free health outreach$`),
  );
  expect(describeEvent(event, '').startsWith(`${describeStatus(event)} `)).toBe(true);
  expect(describeStatus(events.planned)).toBeUndefined();
});
