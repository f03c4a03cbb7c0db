/* The words of the pages that state something and say when they were last checked. */
import * as z from 'zod';
import { line, pageHead, paragraph, searchWords } from '../text.ts';
import { calendarDate } from '../date.ts';
import { review } from '../consent.ts';
import { recordings } from '../media.ts';
import { hereSchema, wayFields } from './visit.ts';

/** A part of a page that states something: a heading, sentences, and points of a list. */
const statementSchema = z
  .strictObject({
    heading: line(80),
    text: z.array(paragraph(600)).default([]).describe('Paragraphs'),
    points: z.array(paragraph(300)).default([]).describe('The points of a list below them'),
  })
  .refine(({ text, points }) => text.length + points.length > 0, {
    error: 'write some text or points below this heading, or remove it',
  });

export type Statement = z.infer<typeof statementSchema>;

/** How one can complain, to us and then to somebody else. */
const complaintSchema = z.strictObject({
  heading: line(80),
  text: paragraph(600),
  subject: line(60).describe('The subject of the e-mail that the link opens'),
  authority: paragraph(400).describe('Who helps when we do not'),
});

const recipient = z.strictObject({
  name: line(60).describe('What it is to a visitor, such as "Booking calendar"'),
  when: paragraph(300).describe('What a visitor does before anything is sent'),
  what: paragraph(400).describe('What is sent'),
});

export const privacyPageSchema = z.strictObject({
  ...pageHead('privacy'),
  intro: paragraph(400),
  before: z.array(statementSchema).describe('What holds for every visitor'),
  recipients: z
    .strictObject({
      heading: line(80),
      intro: paragraph(400),
      none: paragraph(300).describe('Shown while no other company is in site.yaml'),
      kinds: z.strictObject({
        scheduling: recipient,
        requests: recipient,
        newsletter: recipient,
        pageViews: recipient,
        donation: recipient,
        application: recipient,
        video: recipient,
        maps: recipient,
      }),
    })
    .describe('The other companies. The page names those that are in site.yaml, and their hosts, by itself'),
  after: z.array(statementSchema).describe('What the device keeps, and what a visitor may ask for'),
  kept: z
    .strictObject({
      heading: line(80),
      text: paragraph(600),
      button: line(40).describe('On the button that removes them'),
      done: paragraph(200).describe('Said when it is done'),
      allow: line(40).describe('On the button that takes its place: pages may be kept again'),
      allowed: paragraph(200).describe('Said when that is done'),
    })
    .describe(
      'The pages that a device keeps for reading without a connection; left out while offline is off in site.yaml',
    ),
  complaint: complaintSchema,
  changed: calendarDate.describe('When this page was last checked, MM/DD/YYYY'),
});

export type RecipientKind = keyof z.infer<typeof privacyPageSchema>['recipients']['kinds'];

export const accessibilityPageSchema = z.strictObject({
  ...pageHead('accessibility'),
  intro: paragraph(400),
  statements: z.array(statementSchema).min(1).describe('What works, what is tested, what does not work yet'),
  complaint: complaintSchema,
  changed: calendarDate.describe('When this page was last checked, MM/DD/YYYY'),
});

const visitPart = statementSchema.safeExtend({ searchWords });

const visitPage = {
  ...pageHead('your-visit'),
  link: line(80).describe(
    'The words of the link to this page, on /booking and below price lists of our clinic',
  ),
  changeLink: line(80).describe(
    'The same below a price list of what is not at our clinic; it leads to "change"',
  ),
  here: hereSchema.optional().describe('What it is like at the clinic'),
  bring: visitPart
    .refine(({ points }) => points.some((point) => point.includes('{payment}')), {
      path: ['points'],
      error: 'write {payment} in the point that says how one can pay',
    })
    .describe('What to bring; {payment} is how one can pay, from site.yaml'),
  change: z
    .strictObject({
      heading: line(80),
      text: z.array(paragraph(600)),
      wish: line(80).describe('What the ready-made message asks for, after "Hello,"'),
      questions: z
        .array(line(60))
        .min(1)
        .describe('What the patient fills in; the message ends with the last, which is what was booked'),
      filled: line(120).describe(
        'Said, before the names, when the message names what was chosen in this tab',
      ),
      searchWords,
    })
    .describe('How to change or cancel a visit'),
  after: z.array(visitPart).min(1).describe('How results come, and what they do not replace'),
  audio: recordings,
  review,
};

const find = {
  heading: line(80),
  text: z.array(paragraph(600)).describe('What helps to find the place; where it is comes from site.yaml'),
  map: line(60).describe('The words of the link to the map; they say that it is Google Maps'),
  searchWords,
};

export const visitPageSchema = <File extends z.ZodType>(file: File) =>
  z.strictObject({
    ...visitPage,
    find: z.strictObject({ ...find, ...wayFields(file) }).describe('How to find the clinic'),
  });
