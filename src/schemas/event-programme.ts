import * as z from 'zod';
import { minutesOf, readTime } from './clock-time.ts';
import { isCalendarDate } from './date.ts';
import { pageLink } from './link.ts';
import { fact, line, lineWith, matching, pageHead, paragraph, sample, searchWordsField } from './text.ts';

// 2028 is a leap year, so 02/29 is accepted.
const isDay = (day: string) => isCalendarDate(`${day}/2028`);

const dayAndMonth = matching(
  /^\d{2}\/\d{2}$/,
  "write the day as MM/DD in quotes, such as '08/16'",
  "put quotes around the day, such as '08/16'",
).refine(isDay, {
  error: ({ input }) => {
    const monthFirst = String(input).split('/').toReversed().join('/');
    return isDay(monthFirst)
      ? `the month comes first; write '${monthFirst}'`
      : 'this day does not exist; check the month and the day';
  },
});

const TIME_FORMAT = 'write the time as 10:00am';
const time = matching(/^(1[0-2]|[1-9]):[0-5]\d(am|pm)$/, TIME_FORMAT, TIME_FORMAT, (text) =>
  readTime(text)?.replace(/^(\d+)(?=[ap]m)/, '$1:00'),
);

const moment = z.strictObject({ label: line(60), day: dayAndMonth, time });

type Moment = z.infer<typeof moment>;
// A day with a mistake of its own is in no order.
const isAfter = (last: Moment, first: Moment) =>
  !isDay(first.day) ||
  !isDay(last.day) ||
  last.day > first.day ||
  (last.day === first.day && minutesOf(last.time) > minutesOf(first.time));

const session = z
  .strictObject({ day: dayAndMonth, from: time, to: time })
  .refine(({ from, to }) => minutesOf(to) > minutesOf(from), {
    path: ['to'],
    error: 'the session ends before it starts; correct one of the two times',
  });

/**
 * `content/event-programme.yaml`: the days, times and prizes of case competitions and summer internships. Days have no year: the
 * year is that of the event.
 */
export const eventProgrammeSchema = z.strictObject({
  sample,
  zone: fact(10).describe('The time zone of all times below, such as EST'),
  zoneHours: z.number().int().min(-12).max(14).describe('Hours ahead of Ghana; -5 is five hours behind'),
  zoneNote: line(140).describe('What the zone means for people in Ghana'),
  generalInfo: z
    .strictObject({
      heading: line(40),
      intro: paragraph(300).describe('Shown below the dates on the page of an event with generalInfo: true'),
      registrationOpens: moment,
      registrationCloses: moment,
      closedNote: line(120).describe('Shown in place of Apply when registration is past'),
      more: z.array(moment).max(6).describe('The dates after registration, in order'),
    })
    .refine(({ registrationOpens, registrationCloses }) => isAfter(registrationCloses, registrationOpens), {
      path: ['registrationCloses', 'day'],
      error: 'registration closes before it opens; correct one of the two days',
    }),
  infoSessions: z.strictObject({
    heading: line(40),
    sessions: z.array(session).min(1),
  }),
  dueDates: z.strictObject({ heading: line(40), items: z.array(moment).min(1) }),
  final: z.strictObject({
    competition: moment.describe('The last due date of a case competition'),
    internship: moment.describe('The last date of a summer internship event, shown in a section of its own'),
  }),
  prizes: z.strictObject({
    heading: line(40),
    items: z.array(z.strictObject({ place: line(30), amount: fact(20) })).min(1),
  }),
  judgesHeading: line(40),
});

export type EventProgramme = z.infer<typeof eventProgrammeSchema>;

const listWords = z.strictObject({
  name: line(20),
  empty: line(60).describe('Shown while the list is empty'),
});

/** The words of /events and of all lists of events. */
export const eventsPageSchema = z.strictObject({
  ...pageHead('events'),
  upcoming: listWords,
  past: listWords,
  outreach: line(40).describe('The words after the place, as in "Ejisu: free health outreach"'),
  outreachPage: z
    .strictObject({
      offers: line(40).describe('Above what it offers, before the day'),
      offered: line(40).describe('The same, after the day'),
      where: line(40).describe('Above the map, after the day'),
      next: line(40).describe('Above what happened after the day'),
      nextNear: line(60).describe('After the day, above the next health outreach near this place'),
    })
    .describe('Headings on the page of a health outreach'),
  onlineOnly: line(30).describe('Shown in place of a location'),
  results: z
    .strictObject({
      heading: line(40).describe('On the page of a health outreach'),
      years: line(60).describe('On /our-impact, above the years'),
      community: line(60).describe('On the page of a community, above its outreaches'),
      latest: line(60).describe('On the donation page of a programme, above its latest three outreaches'),
    })
    .describe('Above the results of health outreaches, where they are known'),
  near: z
    .strictObject({
      heading: line(60),
      intro: paragraph(200).describe('What one finds here'),
      label: line(60).describe('The label of the list in which visitors choose a place'),
      all: line(40).describe('The first item of that list: all outreaches'),
      regions: line(40).describe('Above the regions'),
      communities: line(40).describe('Above the communities'),
      elsewhere: line(40).describe('In place of the region, for outreaches without one'),
      note: paragraph(300).describe('What happens with the choice, and how the distance is measured'),
      first: lineWith(120, 'place', 'name', 'km', 'day').describe(
        'Said after the choice of a community: the nearest outreach, and when it is',
      ),
      soonest: lineWith(120, 'name', 'km', 'within', 'day').describe(
        'Said after that if another outreach is sooner and not far',
      ),
      nextIn: lineWith(120, 'place', 'name', 'day').describe(
        'Said after the choice of a region: its next outreach, and when it is',
      ),
      noneIn: lineWith(120, 'place').describe('Said if a region has no outreach any more'),
      send: line(40).describe('Before the links that open a message about an outreach, to send to anybody'),
      none: paragraph(300).describe('Shown while no outreach is announced: how to hear of the next'),
      ask: pageLink.optional().describe('Below the outreaches: where a community reads how to ask for one'),
      searchWords: searchWordsField,
    })
    .describe('The next health outreaches by distance and by region'),
  calendar: z
    .strictObject({ heading: line(40), text: paragraph(300), link: line(40) })
    .describe('The calendar of all events'),
});
