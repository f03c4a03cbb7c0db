import * as z from 'zod';
import { order } from './order.ts';
import { line, sample } from './text.ts';

/** `content/testimonials/<name>.md`: what a volunteer says; the words are the text below the header block. */
export const testimonialSchema = z.strictObject({
  sample,
  name: line(60).describe('First name, with the person’s permission'),
  about: line(80).describe('What they did, and when'),
  order,
});
