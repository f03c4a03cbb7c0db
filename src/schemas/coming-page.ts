import * as z from 'zod';
import { line, paragraph } from './text.ts';

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
