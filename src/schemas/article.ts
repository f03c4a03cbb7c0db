import * as z from 'zod';
import { optionalWebAddress } from './address.ts';
import { calendarDate, isEverPublic, NEVER_PUBLIC, publishFields } from './date.ts';
import { MISSING_CONSENT, hasNeededConsent, patientFields } from './consent.ts';
import { line, lineWith, pageHead, sample, searchWordsField } from './text.ts';
import { picture, recordings, video } from './media.ts';

/** The categories of section 3 of the specification, and Events from its section 4. */
export const ARTICLE_CATEGORIES = ['News', 'Awards', 'Education', 'Events', 'Blog'] as const;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];

/** `content/articles/<number>.md` (or .mdx): one article; the text is below the header block. */
export const articleSchema = z
  .strictObject({
    sample,
    title: line(110)
      .optional()
      .describe('The title in the list; an article without a title is not published'),
    summary: line(170).describe('One or two sentences for the list, search results and shared links'),
    date: calendarDate.describe('The day of the article, MM/DD/YYYY; visitors see the month and the year'),
    category: z.enum(ARTICLE_CATEGORIES).describe('Which filter of the list shows it'),
    visible: z
      .boolean({ error: 'write "visible: true" to publish the article, or "visible: false" to hide it' })
      .describe('false hides the article everywhere'),
    searchWords: searchWordsField,
    ...publishFields,
    link: optionalWebAddress.default('').describe('The same story on another site, for READ MORE'),
    picture: picture('./7.jpg').describe('Without a picture, the site draws a woven pattern'),
    video: video.optional().describe('A video that belongs to the article'),
    audio: recordings,
    ...patientFields,
  })
  .refine(hasNeededConsent, MISSING_CONSENT)
  .refine(isEverPublic, NEVER_PUBLIC);

const filterName = line(20);

export const newsPageSchema = z.strictObject({
  ...pageHead('news'),
  press: lineWith(120, 'phone', 'email').optional().describe('For journalists, with {phone} and {email}'),
  filters: z
    .strictObject({ all: filterName, news: filterName, blog: filterName, awards: filterName })
    .describe('The names of the filters, in the order shown'),
  empty: line(60).describe('Shown where a filter has no article'),
});
