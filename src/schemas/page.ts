import * as z from 'zod';
import { bookingPageSchema } from './pages/booking.ts';
import { notFoundPageSchema } from './pages/not-found.ts';

/** `content/pages/<page>.yaml`: the words of one page. The line `page:` says which, and so which fields it has. */
export const pageSchema = z.discriminatedUnion('page', [bookingPageSchema, notFoundPageSchema], {
  error: 'the line "page:" must name a page of this site, such as "page: booking"',
});

export type PageEntry = z.infer<typeof pageSchema>;
