import * as z from 'zod';
import { review } from '../review.ts';
import { line, pageWords, paragraph } from '../text.ts';
import { statementSchema } from './statements.ts';

/** The words of the page for patients before and after a visit. */
export const visitPageSchema = z.strictObject({
  page: z.literal('your-visit'),
  ...pageWords,
  heading: line(60),
  intro: paragraph(300),
  link: line(80).describe('The words of the link to this page, on /booking and below each price list'),
  find: z
    .strictObject({
      heading: line(80),
      text: z
        .array(paragraph(600))
        .describe('What helps to find the place; where it is comes from site.yaml'),
      map: line(60).describe('The words of the link to the map; they say that it is Google Maps'),
    })
    .describe('How to find the clinic'),
  bring: statementSchema
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
    })
    .describe('How to change or cancel a visit'),
  after: z.array(statementSchema).min(1).describe('How results come, and what they do not replace'),
  review,
});
