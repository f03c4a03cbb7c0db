import * as z from 'zod';
import { accessibilityPageSchema, privacyPageSchema } from './pages/statements.ts';
import { bookingPageSchema, homePageSchema } from './pages/home.ts';
import { donateProgrammePageSchema, donatePageSchema } from './programme.ts';
import { eventsPageSchema, newsPageSchema } from './pages/lists.ts';
import { internshipsPageSchema, volunteersPageSchema, workWithUsPageSchema } from './pages/join.ts';
import { notFoundPageSchema, offlinePageSchema, searchPageSchema } from './pages/find.ts';
import {
  ourImpactPageSchema,
  whatWeDoPageSchema,
  whoWeArePageSchema,
  wohohiamePageSchema,
} from './pages/about.ts';
import { storePageSchema } from './store.ts';
import { visitPageSchema } from './pages/visit.ts';

/** `content/pages/<page>.yaml`: the words of one page. The line `page:` says which, and so which fields it has. */
export const pageSchema = z.discriminatedUnion(
  'page',
  [
    accessibilityPageSchema,
    bookingPageSchema,
    donatePageSchema,
    donateProgrammePageSchema,
    eventsPageSchema,
    homePageSchema,
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
    wohohiamePageSchema,
    workWithUsPageSchema,
    visitPageSchema,
  ],
  {
    error: 'the line "page:" must name a page of this site, such as "page: booking"',
  },
);

/** The schema of each page by its name. */
export const pageSchemas = new Map(pageSchema.options.map((page) => [page.shape.page.value as string, page]));

export type PageEntry = z.infer<typeof pageSchema>;
