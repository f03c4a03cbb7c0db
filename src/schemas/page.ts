import type { ImageMetadata } from 'astro';
import * as z from 'zod';
import { pictureFile } from './media.ts';
import { accessibilityPageSchema, privacyPageSchema, visitPageSchema } from './pages/statements.ts';
import { bookingPageSchema, homePageSchema } from './pages/home.ts';
import { donateProgrammePageSchema, donatePageSchema } from './programme.ts';
import {
  eventsPageSchema,
  newsPageSchema,
  notFoundPageSchema,
  offlinePageSchema,
  searchPageSchema,
} from './pages/find.ts';
import { internshipsPageSchema, volunteersPageSchema, workWithUsPageSchema } from './pages/join.ts';
import {
  ourImpactPageSchema,
  whatWeDoPageSchema,
  whoWeArePageSchema,
  wohohiamePageSchema,
} from './pages/about.ts';
import { storePageSchema } from './store.ts';

/* `content/pages/<page>.yaml`: the words of one page. The line `page:` says which, and so which fields it has. */
const others = [
  accessibilityPageSchema,
  bookingPageSchema,
  donatePageSchema,
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
  wohohiamePageSchema,
  workWithUsPageSchema,
  visitPageSchema,
] as const;

/** `picture` is the kind of a picture: Astro's when building, its path elsewhere. */
export const pageSchema = <File extends z.ZodType>(file: File) =>
  z.discriminatedUnion('page', [homePageSchema(file), ...others], {
    error: 'the line "page:" must name a page of this site, such as "page: booking"',
  });

/** The schema of each page by its name. */
export const pageSchemas = new Map(
  pageSchema(pictureFile).options.map((page) => [page.shape.page.value as string, page]),
);

export type PageEntry = z.infer<ReturnType<typeof pageSchema<z.ZodType<ImageMetadata>>>>;
