/* /privacy, /accessibility and /your-visit: pages of statements. */
import * as z from 'zod';
import { line, pageHead, paragraph, searchWordsField } from '../text.ts';
import { calendarDate } from '../date.ts';
import { review } from '../consent.ts';
import { picture, recordings } from '../media.ts';

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

const complaintSchema = z.strictObject({
  heading: line(80),
  text: paragraph(600),
  subject: line(60).describe('The subject of the e-mail that the link opens'),
  authority: paragraph(400).describe('Who helps when we do not'),
});

/** Another company that receives data of visitors. */
const recipient = z.strictObject({
  name: line(60).describe('What visitors call it, such as "Booking calendar"'),
  when: paragraph(300).describe('What a visitor does before anything is sent'),
  what: paragraph(400).describe('What is sent'),
});

export const privacyPageSchema = z.strictObject({
  ...pageHead('privacy'),
  intro: paragraph(400),
  before: z.array(statementSchema).describe('What applies to every visitor'),
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
    .describe('The other companies. The page shows only the companies that site.yaml uses, with their hosts'),
  after: z.array(statementSchema).describe('What the device keeps, and what visitors may ask for'),
  kept: z
    .strictObject({
      heading: line(80),
      text: paragraph(600),
      button: line(40).describe('On the button that removes the kept pages'),
      done: paragraph(200).describe('Shown when the pages have been removed'),
      allow: line(40).describe('On the next button, which lets the device keep pages again'),
      allowed: paragraph(200).describe('Shown after a press on that button'),
    })
    .describe('The pages that a device keeps to open offline; not shown if "offline" is off in site.yaml'),
  complaint: complaintSchema,
  lastChecked: calendarDate.describe('When this page was last checked, MM/DD/YYYY'),
});

export type RecipientKind = keyof z.infer<typeof privacyPageSchema>['recipients']['kinds'];

export const accessibilityPageSchema = z.strictObject({
  ...pageHead('accessibility'),
  intro: paragraph(400),
  statements: z.array(statementSchema).min(1).describe('What works, what is tested, what does not work yet'),
  complaint: complaintSchema,
  lastChecked: calendarDate.describe('When this page was last checked, MM/DD/YYYY'),
});

const findSchema = z.strictObject({
  heading: line(80),
  text: z.array(paragraph(600)).describe('What helps to find the place; the address comes from site.yaml'),
  map: line(60).describe('The words of the link to the map, with the name Google Maps'),
  searchWords: searchWordsField,
  trotro: line(120).optional().describe('Where to get off, such as "Trotro: get off at Tech Junction."'),
  landmark: line(140).optional().describe('What one sees from the stop, and which way to walk'),
  access: line(140).optional().describe('Steps, ramps and doors, for a wheelchair or a pram'),
  door: picture('./door.jpg').describe('The door, as one sees it from the street'),
});

const atClinicSchema = z.strictObject({
  heading: line(80),
  wait: line(160).optional().describe('Where to go first, and where one waits'),
  time: line(160).optional().describe('How long a visit takes'),
  children: line(160).optional().describe('Whether children can come, and what is there for them'),
  quiet: line(200).optional().describe('When few people are there, for somebody who comes for an HIV test'),
  deaf: line(200).optional().describe('How somebody who cannot hear or speak is served'),
  deafMessage: line(160)
    .optional()
    .describe('How the message of somebody who cannot hear or speak begins; may be left out'),
  searchWords: searchWordsField,
});

const visitPart = statementSchema.safeExtend({ searchWords: searchWordsField });

export const visitPageSchema = z.strictObject({
  ...pageHead('your-visit'),
  link: line(80).describe(
    'The words of the link to this page, on /booking and below price lists of our clinic',
  ),
  here: atClinicSchema.optional().describe('What it is like at the clinic'),
  bring: visitPart
    .refine(({ points }) => points.some((point) => point.includes('{payment}')), {
      path: ['points'],
      error: 'write {payment} in the point about how to pay',
    })
    .describe('What to bring; {payment} is the payment methods of site.yaml'),
  change: z
    .strictObject({
      heading: line(80),
      text: z.array(paragraph(600)),
      wish: line(80).describe('What the ready-made message asks for, after "Hello,"'),
      questions: z
        .array(line(60))
        .min(1)
        .describe(
          'What the patient fills in; the last line asks what was booked, because the site adds the chosen tests after it',
        ),
      filled: line(120).describe('Shown before the names of the tests that were chosen in this tab'),
      searchWords: searchWordsField,
    })
    .describe('How to change or cancel a visit'),
  after: z.array(visitPart).min(1).describe('How results come, and what they do not replace'),
  audio: recordings,
  review,
  find: findSchema.describe('How to find the clinic'),
});
