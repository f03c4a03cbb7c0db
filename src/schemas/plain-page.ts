import * as z from 'zod';
import { pageWords } from './text.ts';

/** `content/plain-pages/<address>.md`: a page that is a title and a text; the text is below the header block. */
export const plainPageSchema = z.strictObject({
  ...pageWords,
  visible: z
    .boolean({ error: 'write true or false' })
    .default(true)
    .describe('false hides the page everywhere'),
});
