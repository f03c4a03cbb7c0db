/* The words of the pages that state something and say when they were last checked. */
import * as z from 'zod';
import { line, paragraph, pageWords } from '../text.ts';
import { calendarDate } from '../date.ts';

/** A part of a page that states something: a heading, sentences, and points of a list. */
export const statementSchema = z
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
  page: z.literal('privacy'),
  ...pageWords,
  heading: line(60),
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
        scriptErrors: recipient,
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
  page: z.literal('accessibility'),
  ...pageWords,
  heading: line(60),
  intro: paragraph(400),
  statements: z.array(statementSchema).min(1).describe('What works, what is tested, what does not work yet'),
  complaint: complaintSchema,
  changed: calendarDate.describe('When this page was last checked, MM/DD/YYYY'),
});
