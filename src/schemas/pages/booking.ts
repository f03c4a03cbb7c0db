import * as z from 'zod';
import { line, pageWords, paragraph } from '../text.ts';
import { review } from '../review.ts';

const choiceSchema = z.strictObject({
  path: z.enum(['/lab-services', '/telehealth', '/mobile-van', '/group-health-check']),
  title: line(40),
  text: paragraph(300).describe('What it is and for whom'),
  button: line(40),
});

export const bookingPageSchema = z.strictObject({
  page: z.literal('booking'),
  ...pageWords,
  heading: line(60),
  intro: paragraph(300),
  choices: z.array(choiceSchema).length(4).describe('The four ways to book, in the order shown'),
  faqHeading: line(60),
  review,
});
