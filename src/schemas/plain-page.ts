import * as z from 'zod';
import { pageWords, line, paragraph, order, sample } from './text.ts';

/** `content/plain-pages/<address>.md`: a page that is a title and a text; the text is below the header block. */
export const plainPageSchema = z.strictObject({
  ...pageWords,
  visible: z
    .boolean({ error: 'write true or false' })
    .default(true)
    .describe('false hides the page everywhere'),
});

/** `content/coming.yaml`: a page that is still being written. */
export const comingPageSchema = z.strictObject({
  id: z
    .string({ error: 'write the id, such as our-story' })
    .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, {
      error: 'write the id in small letters and hyphens, such as our-story',
    })
    .describe('Its address: our-story makes the page /our-story'),
  title: line(60),
  text: paragraph(200).describe('What visitors will find there'),
});

/** The pages that show questions, and the folders in which those lie. */
export const FAQ_PAGES = ['booking', 'work-with-us'];

/** `content/faqs/<page>/<name>.md`: one question; the answer is the text below the header block. */
export const faqSchema = z.strictObject({
  sample,
  question: line(140).describe('As a visitor would ask it'),
  order,
});
