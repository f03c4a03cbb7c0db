import * as z from 'zod';
import { newsPageSchema } from './article.ts';
import { ourImpactPageSchema } from './community.ts';
import { eventsPageSchema } from './event-programme.ts';
import { donateProgrammePageSchema, donatePageSchema } from './giving.ts';
import { internshipsPageSchema, volunteersPageSchema, workWithUsPageSchema } from './join.ts';
import {
  homePageSchema,
  notFoundPageSchema,
  offlinePageSchema,
  searchPageSchema,
  whatWeDoPageSchema,
} from './pages/site.ts';
import type { WithPictures } from './media.ts';
import { whoWeArePageSchema } from './person.ts';
import { accessibilityPageSchema, privacyPageSchema, visitPageSchema } from './pages/statements.ts';
import { bookingPageSchema } from './service.ts';
import { storePageSchema } from './store.ts';
import { line, matching, order, pageWords, paragraph, sample, searchWordsField, yesOrNo } from './text.ts';

/* `content/pages/<page>.yaml`: the words of one page. The line `page:` decides which fields the file has. */
export const pageSchema = z.discriminatedUnion(
  'page',
  [
    donatePageSchema,
    homePageSchema,
    visitPageSchema,
    accessibilityPageSchema,
    bookingPageSchema,
    donateProgrammePageSchema,
    eventsPageSchema,
    internshipsPageSchema,
    newsPageSchema,
    notFoundPageSchema,
    offlinePageSchema,
    ourImpactPageSchema,
    privacyPageSchema,
    searchPageSchema,
    storePageSchema,
    volunteersPageSchema,
    whatWeDoPageSchema,
    whoWeArePageSchema,
    workWithUsPageSchema,
  ],
  { error: 'the line "page:" must name a page of this site, such as "page: booking"' },
);

export const pageSchemas = new Map(
  // The keys have the type string, so that any file name can be looked up.
  pageSchema.options.map((page) => [page.shape.page.value as string, page]),
);

export type PageEntry = WithPictures<z.infer<typeof pageSchema>>;

/** `content/plain-pages/<address>.md`: a page that is a title and a text. */
export const plainPageSchema = z.strictObject({
  ...pageWords,
  visible: yesOrNo.default(true).describe('false hides the page everywhere'),
  ask: z
    .strictObject({
      heading: line(60),
      wish: line(80).describe('How the ready-made message begins: I would like to ask about my visit'),
      questions: z
        .array(line(80))
        .min(1, { error: 'write at least one line' })
        .max(5)
        .describe('What the message leaves room for, such as My name'),
    })
    .optional()
    .describe('Below the text: ways to call and to write. A link to them ends with #ask; may be left out'),
});

/** Pages that only list the entries of a collection. */
export const LIST_PAGES = {
  '/volunteers': 'volunteerRoles',
  '/internships': 'internships',
  '/store': 'store',
} as const;

/** The collection without which a page has nothing to show; undefined for most pages. Without internships, there is no /internships/2. */
export const collectionOf = (path: string) =>
  Object.entries(LIST_PAGES).find(([page]) => path === page || path.startsWith(`${page}/`))?.[1];

/** One item of `content/coming.yaml`: a page that is still being written. */
export const comingPageSchema = z.strictObject({
  id: matching(
    /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
    'write the id in small letters and hyphens, such as our-story',
    'write the id, such as our-story',
  ).describe('Its address: our-story makes the page /our-story'),
  title: line(60),
  text: paragraph(200).describe('What visitors will find there'),
});

/** The folder of a page's questions has the same name as the page. */
export const FAQ_PAGES = ['booking', 'work-with-us'] as const;

/** `content/faqs/<page>/<name>.md`: one question; the answer is the text below the header block. */
export const faqSchema = z.strictObject({
  sample,
  question: line(140).describe('As a visitor would ask it'),
  searchWords: searchWordsField,
  order,
});
