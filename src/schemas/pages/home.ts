import * as z from 'zod';
import { pageLink } from '../page-link.ts';
import { line, pageWords, paragraph } from '../text.ts';

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
