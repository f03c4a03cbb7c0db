import * as z from 'zod';
import { line } from './text.ts';

const OLD = 'write the old address, beginning with /, such as /our-story';
const NEW = 'write a page of this site, beginning with /, such as /who-we-are';

/** `content/redirects.yaml`: an address that once had a page, and what became of it. */
export const redirectSchema = z
  .strictObject({
    from: z
      .string({ error: OLD })
      .regex(/^\/\S/, { error: OLD })
      .describe('The old address: what stands after the name of the site, such as /our-story'),
    to: z
      .string({ error: NEW })
      // No sign that means something in the configuration of a server.
      .regex(/^(?:\/|https:\/\/)[\w./#:~%@!&+,=?-]*$/, { error: NEW })
      .optional()
      .describe('The page that visitors get instead; or write gone'),
    gone: z
      .literal(true, { error: 'write "gone: true", or remove the line' })
      .optional()
      .describe('true when nothing took the place of the page; visitors are told so'),
    why: line(120).describe('What happened, for the next editor; visitors do not see it'),
  })
  .refine(({ to, gone }) => (to === undefined) !== (gone === undefined), {
    path: ['to'],
    error: 'write either where the old address leads, or "gone: true" in place of to',
  });

export type Redirect = z.infer<typeof redirectSchema>;
