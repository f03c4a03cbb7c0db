/* The words of the pages on which people join us. */
import * as z from 'zod';
import { line, pageWords, paragraph } from '../text.ts';
import { video } from '../media.ts';

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

/** The words around an application form. */
const apply = z.strictObject({
  heading: line(60).describe('Above the form'),
  text: paragraph(300).describe('What the form asks for'),
  messageSubject: line(60).describe('How a ready-made message begins; the name of the role comes after it'),
  question: line(120).describe('How that message goes on'),
  notOnline: paragraph(200).describe('In place of the form while site.yaml names none'),
});

export const volunteersPageSchema = z.strictObject({
  page: z.literal('volunteers'),
  ...pageWords,
  heading: line(60),
  intro: paragraph(300),
  internships: z
    .strictObject({ text: line(100), link: line(60) })
    .describe('Below the list: the way to /internships'),
  apply,
});

export const internshipsPageSchema = z.strictObject({
  page: z.literal('internships'),
  ...pageWords,
  heading: line(60),
  intro: paragraph(300),
  back: line(40).describe('The link back to /work-with-us'),
  volunteer: line(40).describe('The link to /volunteers'),
  apply,
});
