import * as z from 'zod';
import { accessibilityPageSchema } from './pages/accessibility.ts';
import { bookingPageSchema } from './pages/booking.ts';
import { donateProgrammePageSchema } from './pages/donate-programme.ts';
import { donatePageSchema } from './pages/donate.ts';
import { eventsPageSchema } from './pages/events.ts';
import { homePageSchema } from './pages/home.ts';
import { internshipsPageSchema } from './pages/internships.ts';
import { newsPageSchema } from './pages/news.ts';
import { notFoundPageSchema } from './pages/not-found.ts';
import { offlinePageSchema } from './pages/offline.ts';
import { ourImpactPageSchema } from './pages/our-impact.ts';
import { privacyPageSchema } from './pages/privacy.ts';
import { searchPageSchema } from './pages/search.ts';
import { storePageSchema } from './pages/store.ts';
import { volunteersPageSchema } from './pages/volunteers.ts';
import { whatWeDoPageSchema } from './pages/what-we-do.ts';
import { whoWeArePageSchema } from './pages/who-we-are.ts';
import { wohohiamePageSchema } from './pages/wohohiame.ts';
import { workWithUsPageSchema } from './pages/work-with-us.ts';

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
  ],
  {
    error: 'the line "page:" must name a page of this site, such as "page: booking"',
  },
);

/** The schema of each page by its name. */
export const pageSchemas = new Map(pageSchema.options.map((page) => [page.shape.page.value as string, page]));

export type PageEntry = z.infer<typeof pageSchema>;
