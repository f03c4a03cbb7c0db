/* The words of the pages on which most visits begin. */
import * as z from 'zod';
import { pageLink } from '../link.ts';
import { heroPicture, recordings } from '../media.ts';
import { afterwards, line, pageWords, paragraph } from '../text.ts';
import { review } from '../consent.ts';

const slide = z.strictObject({
  heading: line(60),
  text: paragraph(160),
  links: z.array(pageLink).min(1).max(2),
});

const homePage = {
  page: z.literal('home'),
  ...pageWords,
  heading: line(60).describe('What we promise'),
  intro: paragraph(200).describe('How we keep it'),
  outreach: z.strictObject({
    heading: line(60).describe('Above the next health outreach'),
    link: line(40).describe('The words of the link to all events'),
  }),
  impact: z.strictObject({
    heading: line(60).describe('Above the figures of Our Impact'),
    link: line(40).describe('The words of the link to Our Impact'),
  }),
  slidesHeading: line(40),
  slides: z.array(slide).length(3).describe('The three slides, in the order shown'),
  whoWeAre: z.strictObject({ heading: line(40), text: paragraph(300) }),
  whatWeDo: z.strictObject({ heading: line(40), text: paragraph(300) }),
  programmes: z.strictObject({ heading: line(60), intro: paragraph(200) }),
  audio: recordings,
};

// Astro asks for the schema once an entry, for its own kind of picture; the rest is made once.
export const homePageSchema = <File extends z.ZodType>(file: File) =>
  z.strictObject({
    ...homePage,
    hero: heroPicture(file, './home.jpg')
      .optional()
      .describe('The picture on the first screen: a wide one, which is cut low on phones'),
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
  afterwards,
  faqHeading: line(60),
  review,
});
