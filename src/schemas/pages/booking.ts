import * as z from 'zod';
import { line, pageWords, paragraph } from '../text.ts';
import { review } from '../review.ts';

const groupSchema = z.strictObject({
  title: line(40),
  text: paragraph(300).describe('What it is and for whom'),
  button: line(40),
});

export const bookingPageSchema = z.strictObject({
  page: z.literal('booking'),
  ...pageWords,
  heading: line(60),
  intro: paragraph(300),
  group: groupSchema.describe('The visit of a group, offered after the services of content/services'),
  faqHeading: line(60),
  review,
});
