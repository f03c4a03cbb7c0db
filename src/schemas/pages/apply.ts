import * as z from 'zod';
import { line, paragraph } from '../text.ts';

/** The words around an application form. */
export const apply = z.strictObject({
  heading: line(60).describe('Above the form'),
  text: paragraph(300).describe('What the form asks for'),
  messageSubject: line(60).describe('How a ready-made message begins; the name of the role comes after it'),
  question: line(120).describe('How that message goes on'),
  notOnline: paragraph(200).describe('In place of the form while site.yaml names none'),
});
