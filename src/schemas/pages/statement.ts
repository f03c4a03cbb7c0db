import * as z from 'zod';
import { line, paragraph } from '../text.ts';

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
export const complaintSchema = z.strictObject({
  heading: line(80),
  text: paragraph(600),
  subject: line(60).describe('The subject of the e-mail that the link opens'),
  authority: paragraph(400).describe('Who helps when we do not'),
});
