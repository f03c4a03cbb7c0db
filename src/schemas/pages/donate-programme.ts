import * as z from 'zod';
import { line, sample } from '../text.ts';

export const donateProgrammePageSchema = z.strictObject({
  page: z.literal('donate-programme'),
  sample,
  titleStart: line(30).describe('The name of the programme comes after it, as in "Donate to"'),
  headingStart: line(40).describe('The name of the programme comes after it, as in "Make a difference for"'),
  formHeading: line(60),
  back: line(40).describe('The link back to /donate'),
});
