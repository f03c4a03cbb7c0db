import * as z from 'zod';
import { line } from './text.ts';

/** A link that editors put on a page. */
export const pageLink = z.strictObject({
  label: line(40).describe('The words of the link; they say where it leads'),
  path: z
    .string()
    .regex(/^\/[a-z0-9/-]*$/, { error: 'write a page of this site, beginning with /, such as /events' })
    .describe('The page of this site'),
});
