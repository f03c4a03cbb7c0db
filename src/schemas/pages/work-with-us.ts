import * as z from 'zod';
import { line, pageWords, paragraph } from '../text.ts';
import { video } from '../video.ts';

export const workWithUsPageSchema = z.strictObject({
  page: z.literal('work-with-us'),
  ...pageWords,
  heading: line(60),
  intro: paragraph(300),
  video,
  waysHeading: line(60),
  ways: z
    .array(
      z.strictObject({
        path: z.enum(['/volunteers', '/internships'], { error: 'write /volunteers or /internships' }),
        title: line(40),
        text: paragraph(200),
        button: line(40),
      }),
    )
    .length(2, { error: 'write both ways to join: /volunteers and /internships' }),
  testimonialsHeading: line(60),
  faqHeading: line(60),
  faqIntro: line(140),
});
