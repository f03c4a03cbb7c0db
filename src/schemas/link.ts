import * as z from 'zod';
import { fact, line, matching, yesOrNo } from './text.ts';

/** Without what comes after ? or #. */
export const pagePath = matching(
  /^\/[a-z0-9/-]*$/,
  'write a page of this site, beginning with /, such as /events',
).describe('The page of this site');

export const pageLink = z.strictObject({
  label: line(40).describe('The words of the link; they say what the page is about'),
  path: pagePath,
});

/** A link to a part of a page. */
export const partLink = z.strictObject({
  label: line(40).describe('The name of the part, such as its heading'),
  path: matching(
    /^\/[a-z0-9/-]*#[\w-]+$/,
    'write a page of this site and the #id of a heading on it, such as /donate#bank',
  ).describe('The page of this site, # and the id of the heading'),
});

/** An item of `content/navigation.yaml`. */
export const navItemSchema = z.strictObject({
  id: matching(/^[a-z][a-z-]*$/, 'write the id in small letters and hyphens, such as who-we-are'),
  title: line(30).describe('The words of the link'),
  path: pagePath,
  external: z
    .enum(['donate', 'mentalHealth'], { error: 'write donate or mentalHealth, or remove the line' })
    .optional()
    .describe('A link in site.yaml; once that link is filled in, the item opens it in place of "path"'),
  places: z
    .array(z.enum(['bar', 'menu', 'involved', 'visit', 'button']))
    .describe(
      'bar, button: at the top; menu: slide-out on phones; involved: footer; visit: footer and price lists',
    ),
  visible: yesOrNo.describe('false hides the item everywhere'),
});

export type NavItem = z.infer<typeof navItemSchema>;

/** `content/redirects.yaml`: an address that once had a page. */
export const redirectSchema = z
  .strictObject({
    from: matching(/^\/\S/, 'write the old address, beginning with /, such as /our-story').describe(
      'The old address: what comes after the name of the site, such as /our-story',
    ),
    // Spaces, quotes, braces, `$`, `;` and `\` have a meaning in the configuration of a server, so the pattern forbids them.
    to: matching(
      /^(?:\/|https:\/\/)[\w./#:~%@!&+,=?-]*$/,
      'write a page of this site, beginning with /, such as /who-we-are',
    )
      .optional()
      .describe('The page that visitors get instead; or write "gone: true" in place of this line'),
    gone: z
      .literal(true, { error: 'write "gone: true", or remove the line' })
      .optional()
      .describe('true when nothing replaced the page; visitors are told so'),
    why: fact(120).describe('What happened, for the next editor; visitors do not see it'),
  })
  .refine(({ to, gone }) => (to === undefined) !== (gone === undefined), {
    path: ['to'],
    error: 'write either "to:" with the new page, or "gone: true"; never both',
  });

export type Redirect = z.infer<typeof redirectSchema>;
