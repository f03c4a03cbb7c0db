import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { findTimeFault } from '#lib/events/public-event.ts';
import { eventProgrammeSchema } from '../../../src/schemas/event-programme.ts';
import { eventSchema } from '../../../src/schemas/event.ts';
import { specifiedProgramme as programme } from '../../fixtures/specified-programme.ts';
import { template } from './read-events.ts';

const schema = eventSchema(z.string());
const good = { title: 'Open Day', details: 'See the laboratory', eventStartDate: '10/03/2026' };
const outreach = { componentLink: 'healthOutreachEvent', details: 'Ejisu', eventStartDate: '03/14/2026' };

const complaintsAbout = (entry: object) => {
  const { error } = schema.safeParse(entry);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n') ?? '';
};

test('an entry needs little, a health outreach still less', () => {
  expect(complaintsAbout(good)).toBe('');
  expect(complaintsAbout(outreach)).toBe('');
});

describe('a mistake in an entry is answered with its field and what to write', () => {
  test.each([
    [{ eventStartDate: '02/30/2026' }, 'eventStartDate: this day is not in the calendar'],
    [{ eventEndDate: '31/12/2026' }, 'eventEndDate: the month comes first; write 12/31/2026'],
    [{ eventStartDate: '2026-02-03' }, 'eventStartDate: write the date as MM/DD/YYYY'],
    [{ eventStartDate: undefined }, 'eventStartDate: write either the date'],
    [{ every: 'Friday' }, 'eventStartDate: write either the date'],
    [{ every: 'Fridays', eventStartDate: undefined }, 'every: write the day of the week'],
    [{ notOn: ['12/25/2026'] }, 'notOn: remove this, or write "every: Friday"'],
    [{ notOn: ['25/12/2026'] }, 'notOn.0: the month comes first; write 12/25/2026'],
    [{ notOn: ['Christmas'] }, 'notOn.0: write a day as MM/DD/YYYY'],
    [{ notOn: ['01/08/2027 to 12/18/2026'] }, 'notOn.0: the last day comes before the first'],
    [{ generalInfo: 'yes' }, 'generalInfo: write true or false'],
    [{ eventStartTime: '9 o’clock' }, 'eventStartTime: write the time as 9am or 9:30am'],
    [{ eventStartTime: 9 }, 'eventStartTime: write the time as 9am or 9:30am'],
    [{ eventStartTime: '13pm' }, 'eventStartTime: write the time as 9am or 9:30am'],
    [{ componentLink: 'caseCompetition' }, 'componentLink: write caseCompetitions, summerInternshipEvent'],
    [{ title: undefined }, 'title: write a title'],
    [{ details: 'a'.repeat(60) }, 'details: shorten this by'],
    [{ title: ' ' }, 'title: write some text here'],
    [{ applyLink: 'forms.org/apply' }, 'applyLink: write a page of this site, such as /internships/1'],
    [{ applyLink: 'javascript:alert(1)' }, 'applyLink: write a page of this site'],
    [{ images: ['./ho1/1.jpg'] }, 'images: write a list of pictures, each with file and alt'],
    [
      { images: { folder: 'a/..', subfolder: 'b', count: 1, alt: 'c' } },
      'images.folder: write the name of one',
    ],
    [
      { images: { folder: 'a', subfolder: 'b', count: 0, alt: 'c' } },
      'images.count: write how many pictures',
    ],
    [{ eventImage: './ho1/1.jpg' }, 'eventImage: write a file and an alt'],
    [{ visible: 'no' }, 'visible: write true or false'],
    [{ locaton: 'Kumasi' }, 'Unrecognized key: "locaton"'],
  ])('%j', (change, sentence) => {
    expect(complaintsAbout({ ...good, ...change })).toContain(sentence);
  });
});

describe('an event that ends before it starts', () => {
  test.each([
    [{ ...good, eventEndDate: '10/02/2026' }, 'eventEndDate: the event ends before'],
    [{ ...good, eventStartTime: '4pm', eventEndTime: '9am' }, 'eventEndTime: the event'],
    [{ ...good, eventStartTime: '4pm', eventEndTime: '4pm' }, 'eventEndTime: the event'],
    [{ ...good, eventEndTime: '4pm' }, 'eventStartTime: write when it starts'],
    // The end comes from what all outreaches share.
    [{ ...outreach, eventStartTime: '5pm' }, 'eventEndTime: the event ends before'],
  ])('%j', (entry, sentence) => {
    const { field, message } = findTimeFault(schema.parse(entry), template) ?? {};
    expect(`${field}: ${message}`).toContain(sentence);
  });
});

test('the programme knows the calendar too', () => {
  const { generalInfo } = programme;
  const registrationOpens = { ...generalInfo.registrationOpens, day: '02/30' };
  const { error } = eventProgrammeSchema.safeParse({
    ...programme,
    generalInfo: { ...generalInfo, registrationOpens },
  });
  expect(error?.issues[0]?.message).toContain('this day is not in the calendar');
});
