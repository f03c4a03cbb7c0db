import * as z from 'zod';
import { line, paragraph } from './text.ts';

/** A video of a page; who plays it stands in site.yaml. */
export const video = z.strictObject({
  id: z
    .string({ error: 'write the id of the video, as in the address of its page' })
    .regex(/^[\w-]+$/, { error: 'write only the id of the video, not its whole address' }),
  title: line(80),
  length: z
    .string({ error: "put quotes around the length, such as '2:40'" })
    .regex(/^\d{1,3}:[0-5]\d$/, { error: "write minutes and seconds in quotes, such as '2:40'" })
    .describe('Minutes and seconds; visitors see it before they play'),
  text: paragraph(300).describe('What the video shows, for visitors who do not play it'),
});
