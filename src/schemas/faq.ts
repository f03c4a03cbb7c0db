import * as z from 'zod';
import { line, order, sample } from './text.ts';

/** The pages that show questions, and the folders in which those lie. */
export const FAQ_PAGES = ['booking', 'work-with-us'];

/** `content/faqs/<page>/<name>.md`: one question; the answer is the text below the header block. */
export const faqSchema = z.strictObject({
  sample,
  question: line(140).describe('As a visitor would ask it'),
  order,
});
