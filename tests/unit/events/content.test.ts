import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { listProgrammeSections } from '#lib/events/programme.ts';
import { english } from '../../support/languages.ts';
import { eventProgrammeSchema } from '../../../src/schemas/event-programme.ts';
import { writtenEvents } from '../../fixtures/written-events.ts';

const programme = eventProgrammeSchema.parse(
  parse(readFileSync('tests/fixtures/content/event-programme.yaml', 'utf8')),
);
const session = (number: number) => english('event.session', { number });

test('a health outreach takes its missing title and times from the template', () => {
  expect(writtenEvents.outreach).toMatchObject({
    title: 'Health Outreach',
    startTime: '9:00am',
    endTime: '4:00pm',
  });
});

test('an event on every Friday from 4pm to 5pm is a weekly event of one hour', () => {
  expect(writtenEvents.club).toMatchObject({
    weekday: 5,
    startTime: '4:00pm',
    endTime: '5:00pm',
    lengthMs: 3_600_000,
  });
});

/** One text for each section of the programme. */
const sectionsOf = (layout: 'caseCompetitions' | 'summerInternshipEvent' | 'default', year: number | null) =>
  listProgrammeSections(programme, layout, year).map(
    ({ heading, rows }) => `${heading} | ${rows.map(({ label, text }) => `${label}: ${text}`).join(' | ')}`,
  );

describe('the event programme', () => {
  test('of a case competition is complete', () => {
    expect(sectionsOf('caseCompetitions', 2023)).toEqual([
      'General Info | Registration opens: Wed 16 August 2023, 10:00am EST | Registration closes: Wed 30 August 2023, 11:59pm EST' +
        ' | Teams announced: Tue 5 September 2023, 10:00am EST | Case released: Fri 8 September 2023, 10:00am EST',
      `Info Sessions | ${session(1)}: Wed 23 August 2023, 6:00pm to 7:00pm EST | ${session(2)}: Sat 26 August 2023, 10:00am to 11:00am EST` +
        ` | ${session(3)}: Mon 28 August 2023, 4:00pm to 5:00pm EST`,
      'Due Dates | Executive summary: Mon 18 September 2023, 11:59pm EST | Final presentations: Thu 21 September 2023, 11:59pm EST' +
        ' | Live presentations: Sat 23 September 2023, 10:00am EST | Final round and awards: Sat 30 September 2023, 10:00am EST',
    ]);
  });

  test('of a summer internship has awards instead of a final round', () => {
    const sections = sectionsOf('summerInternshipEvent', 2023);
    expect(sections.at(-1)).toBe(
      `Awards Ceremony | ${english('event.when')}: Sat 30 September 2023, 11:00am EST`,
    );
    expect(sections.join()).not.toContain('Final round');
  });

  test('of an event in the default layout has only "General Info"', () => {
    const [general, ...others] = sectionsOf('default', null);
    expect(others).toEqual([]);
    expect(general).toContain('General Info | Registration opens: 16 August, 10:00am EST');
  });
});
