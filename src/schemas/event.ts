import * as z from 'zod';
import { webAddress } from './address.ts';
import { placeFields } from './community.ts';
import { CLOCK_TIME, readTime } from './clock-time.ts';
import { consent } from './consent.ts';
import { calendarDate, calendarDays, isEverPublic, NEVER_PUBLIC, publishFields, sortKey } from './date.ts';
import { eventPicture, galleryPictures, video } from './media.ts';
import { programmeId } from './giving.ts';
import { count, fact, line, matching, paragraph, sample, searchWordsField, yesOrNo } from './text.ts';

const clockTime = matching(
  CLOCK_TIME,
  'write the time as 9am or 9:30am, in Ghana (GMT)',
  'write the time as 9am or 9:30am',
  readTime,
);

const applyLink = z.union([z.string().regex(/^\/[a-z]/), webAddress], {
  error: 'write a page of this site, such as /internships/1, or an address that begins with https://',
});

// Search results show 70 letters: title, ': ', details and ' - Hope Health' (lib/page/page-head.ts).
const MAX_NAME_LETTERS = 56;

const dateFields = {
  eventStartDate: calendarDate.optional().describe('The first day, MM/DD/YYYY'),
  eventEndDate: calendarDate.optional().describe('The last day, MM/DD/YYYY, if it is not the first'),
  every: z
    .enum(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
    .optional()
    .describe('Instead of dates, for a weekly event: its day, such as Friday'),
  eventStartTime: clockTime.optional().describe('When it starts, such as 9am, in Ghana (GMT)'),
  eventEndTime: clockTime.optional().describe('When it ends, such as 4pm'),
  eventDate: line(60).optional().describe('Words in place of the date, such as Every Friday in term'),
  eventTime: line(60).optional().describe('Words in place of the times, such as After morning service'),
  notOn: z
    .array(calendarDays, { error: "write a list of days, such as [12/25/2026, '12/18/2026 to 01/08/2027']" })
    .max(40)
    .optional()
    .describe('For a weekly event: each day without a meeting, or the first and the last day of a break'),
  dates: line(120).optional().describe('A note under the dates, such as No meeting in the holidays'),
};

/** Of an event that does not take place on its day. Its page stays, because people have its address, and its entry in a calendar. */
const statusFields = {
  status: z
    .enum(['cancelled', 'postponed'], {
      error: 'write cancelled or postponed; if it takes place as planned, remove the line',
    })
    .optional()
    .describe(
      'cancelled, or postponed to a later day. Its page, lists, messages and calendars then say so first',
    ),
  why: line(120).optional().describe('Why it is cancelled or postponed, and what people can do now'),
  since: calendarDate
    .optional()
    .describe('The day on which you decided this, MM/DD/YYYY; by this, calendars know what is newest'),
  newDate: calendarDate
    .optional()
    .describe('Of a postponed event: the new first day, MM/DD/YYYY, as soon as it is known'),
};

const results = z
  .strictObject({
    seen: count(212).describe('How many people were seen'),
    tests: count(212).optional().describe('How many tests were done'),
    referred: count(212).optional().describe('How many people were referred to a hospital or a specialist'),
    cost: z
      .number({ error: 'write the cost as a number of cedis, such as 4500' })
      .positive({ error: 'write a cost above 0, or remove the line' })
      .optional()
      .describe('What the day cost, in cedis'),
    paidBy: fact(90).optional().describe('Who paid for it, such as Rotary Club of Kumasi'),
    next: paragraph(400).optional().describe('What happened next, such as who was visited again'),
    quote: z
      .strictObject({
        text: paragraph(400).describe('What somebody said about the day, in their own words'),
        by: fact(60).describe('Who said it, such as Ama, who came with her mother'),
        consent: consent.describe('When they agreed, and until when; never published'),
      })
      .optional()
      .describe('What somebody said about the day, who agreed that the site shows it'),
  })
  .refine(({ seen, referred = 0 }) => referred <= seen, {
    path: ['referred'],
    error: 'more people were referred than seen; correct one of the two',
  })
  .refine(({ cost, paidBy }) => cost !== undefined || paidBy === undefined, {
    path: ['cost'],
    error: 'write what it cost, or remove paidBy',
  });

/**
 * The sixteen regions of Ghana, since 2019, each with its lowest and highest degrees north and east. They are rough, and regions overlap,
 * so they only show that a place is far outside.
 */
// prettier-ignore
export const REGION_BOUNDS = {
  Ahafo: [6.5, 7.5, -3, -2], Ashanti: [5.5, 7.6, -2.5, -0.1], Bono: [7, 8.4, -3.1, -1.8], 'Bono East': [7.1, 8.8, -2.2, 0],
  Central: [5, 6.3, -2.3, -0.3], Eastern: [5.6, 7.3, -1.3, 0.4], 'Greater Accra': [5.4, 6.2, -0.6, 0.8],
  'North East': [9.9, 10.9, -1.8, 0.2], Northern: [8.2, 10.3, -1.7, 0.7], Oti: [7.1, 9, -0.3, 0.8], Savannah: [7.9, 10, -2.9, -0.2],
  'Upper East': [10.2, 11.2, -1.8, 0.1], 'Upper West': [9.5, 11.1, -3, -1.4], Volta: [5.7, 7.5, -0.1, 1.3],
  Western: [4.6, 6.3, -3.2, -1.5], 'Western North': [5.6, 7.2, -3.4, -1.9],
} as const;
// Object.keys() returns plain strings, so the cast gives them the type of the names.
const REGIONS = Object.keys(REGION_BOUNDS) as (keyof typeof REGION_BOUNDS)[];

const textAfter = paragraph(800).optional();

const programme = programmeId.optional();

const offered = z.array(line(120)).min(1).max(8);

/** `content/events/_health-outreach.md`: what all health outreaches share. */
export const outreachTemplateSchema = z.strictObject({
  title: line(60),
  eventStartTime: clockTime,
  eventEndTime: clockTime,
  programme: programme.describe(
    'The programme of health outreaches; its donation page shows the latest three outreaches',
  ),
  offered: offered
    .optional()
    .describe('What each outreach offers; its page says so before and after the day'),
  afterwards: textAfter.describe('Shown instead of the text once an outreach is over'),
});

export type OutreachTemplate = z.infer<typeof outreachTemplateSchema>;

const eventFields = z.strictObject({
  sample,
  title: line(60).optional().describe('Required, except for health outreaches'),
  details: line(90).describe(
    'How this event differs from others with the same title, such as the place or the year',
  ),
  searchWords: searchWordsField,
  location: fact(90).optional().describe('Where; without it the event is "Online Only"'),
  onMap: fact(90)
    .optional()
    .describe(
      'What to type into a map to find the place, such as Kenyasi, Ahafo, Ghana; the page links to this map',
    ),
  ...dateFields,
  ...statusFields,
  generalInfo: yesOrNo
    .default(false)
    .describe(
      'true for a competition in the plain layout: once it has begun, its page shows generalInfo of event-programme.yaml',
    ),
  componentLink: z
    .enum(['caseCompetitions', 'summerInternshipEvent', 'healthOutreachEvent'], {
      error:
        'write caseCompetitions, summerInternshipEvent or healthOutreachEvent; for the plain layout, remove the line',
    })
    .optional()
    .describe('The layout of the page of the event'),
  applyLink: applyLink.optional().describe('Where people apply'),
  video: video.optional(),
  eventImage: eventPicture.optional().describe('The picture in the list of events'),
  images: galleryPictures
    .optional()
    .describe('The gallery: pictures of this folder, or a folder of the picture storage'),
  afterwards: textAfter.describe('How the event went: shown instead of the text once the event is over'),
  offered: offered
    .optional()
    .describe('Of a health outreach: what it offers, if not the same as in _health-outreach.md'),
  results: results.optional().describe('Of a health outreach that is over: what it achieved'),
  community: z
    .int({ error: 'write the number of a community, as its file in content/communities is called' })
    .positive()
    .optional()
    .describe('Of a health outreach: the number of its community, whose page then shows the outreach'),
  region: z
    .enum(REGIONS, { error: 'write one of the sixteen regions of Ghana, such as Ashanti' })
    .optional()
    .describe('Of a health outreach: its region, under which /events lists it'),
  at: z
    .strictObject(placeFields, {
      error: 'write the two numbers that a map shows, such as { lat: 6.98, lng: -2.38 }',
    })
    .optional()
    .describe('Of a health outreach that is neither at a community of ours nor at our clinic: where it is'),
  atClinic: yesOrNo
    .default(false)
    .describe('true when it is at our clinic: its calendar file then says how to find the door'),
  programme: programme.describe('Of a health outreach: its programme, if not the usual one'),
  visible: yesOrNo.default(true).describe('false hides the event'),
  ...publishFields,
});

type EventFields = z.infer<typeof eventFields>;

const isOutreach = ({ componentLink }: EventFields) => componentLink === 'healthOutreachEvent';
// An outreach without a title gets the title of _health-outreach.md. A schema cannot read that file, so this is a copy.
const nameOf = ({ title, details }: EventFields) => `${title ?? 'Health Outreach'}: ${details}`;

const ONLY_OUTREACH = 'remove this: only health outreaches have it (componentLink: healthOutreachEvent)';
const ONLY_DATED = 'remove this: the event comes every week';
const ONLY_WITH_STATUS = 'write "status: cancelled" or "status: postponed" too, or remove this';

/** Fields of an event that do not fit together. */
const MISTAKES: [field: string, hasMistake: (event: EventFields) => boolean, message: string][] = [
  ['title', (event) => !event.title && !isOutreach(event), 'write a title'],
  [
    'eventStartDate',
    (event) => Boolean(event.every) === Boolean(event.eventStartDate),
    'write either the date, MM/DD/YYYY, or "every: Friday", not both',
  ],
  ...(['results', 'community', 'programme', 'region', 'at', 'offered'] as const).map(
    (field): (typeof MISTAKES)[number] => [
      field,
      (event) => event[field] !== undefined && !isOutreach(event),
      ONLY_OUTREACH,
    ],
  ),
  [
    'at',
    (event) => event.at !== undefined && (event.community !== undefined || event.atClinic),
    'remove this: the community or the clinic says where it is',
  ],
  ['publishUntil', (event) => !isEverPublic(event), NEVER_PUBLIC.error],
  ['afterwards', (event) => Boolean(event.every && event.afterwards), ONLY_DATED],
  ['eventEndDate', (event) => Boolean(event.every && event.eventEndDate), ONLY_DATED],
  ['results', (event) => Boolean(event.every && event.results && isOutreach(event)), ONLY_DATED],
  ['why', (event) => event.why !== undefined && !event.status, ONLY_WITH_STATUS],
  ['since', (event) => event.since !== undefined && !event.status, ONLY_WITH_STATUS],
  [
    'why',
    (event) => event.status !== undefined && event.why === undefined,
    'write why, in one sentence: people who wanted to come ask this first',
  ],
  [
    'since',
    (event) => event.status !== undefined && event.since === undefined,
    'write the day on which you decided this, MM/DD/YYYY',
  ],
  [
    'newDate',
    (event) => event.newDate !== undefined && event.status !== 'postponed',
    'write "status: postponed" too, or remove this',
  ],
  [
    'newDate',
    ({ newDate, eventStartDate }) =>
      newDate !== undefined && eventStartDate !== undefined && sortKey(newDate) <= sortKey(eventStartDate),
    'the new day must come after eventStartDate, which stays the day that was announced first',
  ],
  [
    'status',
    (event) => Boolean(event.every && event.status === 'postponed'),
    'remove this: the event comes every week. Write a day without a meeting into notOn',
  ],
  [
    'results',
    (event) => event.results !== undefined && event.status === 'cancelled',
    'remove this, or the line "status: cancelled": what did not take place has no results',
  ],
  [
    'notOn',
    (event) => Boolean(event.notOn && !event.every),
    'remove this, or write "every: Friday": only a weekly event leaves out days',
  ],
];

function reportMistakes(event: EventFields, { addIssue }: z.core.$RefinementCtx) {
  const report = (field: string, message: string) => addIssue({ code: 'custom', path: [field], message });
  for (const [field, hasMistake, message] of MISTAKES) if (hasMistake(event)) report(field, message);
  const excess = nameOf(event).length - MAX_NAME_LETTERS;
  if (excess > 0) report('details', `shorten this by ${excess} letters; with the title it is too long`);
}

/** `content/events/<id>.md`: one event; the text below the header block describes it. */
export const eventSchema = eventFields.superRefine(reportMistakes, {
  // A wrong field must not hide a mistake between other fields.
  when: ({ value }) => typeof value === 'object' && value !== null,
});

export type EventEntry = z.infer<typeof eventSchema>;
