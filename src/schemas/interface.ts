import * as z from 'zod';
import { bookingWords } from './interface/booking-words.ts';
import { placeWords } from './interface/place-words.ts';
import { requestWords } from './interface/request-words.ts';
import { siteWords } from './interface/site-words.ts';
import { storyWords } from './interface/story-words.ts';
import type { counted } from './text.ts';
import { BESIDE } from './words.ts';

/** What the site itself says: content/interface/en.yaml, group by group. In English all of it is there. */
export const interfaceSchema = z.strictObject({
  ...bookingWords,
  ...requestWords,
  ...siteWords,
  ...storyWords,
  ...placeWords,
});

/** The same in another language, which says in English what it lacks. */
export const translatedInterfaceSchema = z.strictObject({
  ...Object.fromEntries(
    Object.entries(interfaceSchema.shape).map(([name, group]) => [name, group.partial().optional()]),
  ),
  ...BESIDE,
  sample: z.literal(true).optional().describe('true until somebody who speaks the language has read it'),
});

/** Their files, one a language. */
export const interfaceFiles = {
  schemas: new Map([['en', interfaceSchema]]),
  names: /^[a-z]{2,3}$/,
  naming: 'the tag of a language, such as fr',
};

export type Interface = z.infer<typeof interfaceSchema>;
/** Words for one and for many. */
export type Counted = z.infer<ReturnType<typeof counted>>;
