/* The words of the pages on which most visits begin. */
import * as z from 'zod';
import { pageLink } from '../link.ts';
import { line, pageWords, paragraph } from '../text.ts';
import { review } from '../review.ts';

const slide = z.strictObject({
  heading: line(60),
  text: paragraph(160),
  links: z.array(pageLink).min(1).max(2),
});

export const homePageSchema = z.strictObject({
  page: z.literal('home'),
  ...pageWords,
  heading: line(60).describe('What we promise'),
  intro: paragraph(200).describe('How we keep it'),
  slidesHeading: line(40),
  slides: z.array(slide).length(3).describe('The three slides, in the order shown'),
  whoWeAre: z.strictObject({ heading: line(40), text: paragraph(300) }),
  whatWeDo: z.strictObject({ heading: line(40), text: paragraph(300) }),
  programmes: z.strictObject({ heading: line(60), intro: paragraph(200) }),
});

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
