import * as z from 'zod';

/** One line of words that must not be empty; `max` keeps it inside the place it is shown in. */
export const line = (max: number) =>
  z
    .string({ error: 'write some text here' })
    .trim()
    .min(1, { error: 'write some text here; it is empty' })
    .max(max, { error: `shorten this to at most ${max} letters` })
    .refine((text) => !text.includes('\n'), { error: 'keep this on one line' });

/** A paragraph or two. */
export const paragraph = (max = 1200) =>
  z
    .string({ error: 'write some text here' })
    .trim()
    .min(1, { error: 'write some text here; it is empty' })
    .max(max, { error: `shorten this to at most ${max} letters` });

/** What comes after somebody gave or booked on another company's page, and how to reach us: read before one goes there. */
export const afterwards = paragraph(200)
  .refine((text) => text.includes('{phone}'), { error: 'write {phone} where our number stands' })
  .describe('What comes next, said before a visitor leaves for another page; {phone} and {email} are ours');

/** Marks an entry that was invented to show the page and must be replaced before the site goes live. */
export const sample = z
  .literal(true, { error: 'write "sample: true", or remove the line when the entry is real' })
  .optional()
  .describe('true while the entry is an example; remove the line when it is real');

/** Words every page needs for its tab, for search results and for shared links. */
export const pageWords = {
  title: line(60).describe('Shown in the browser tab, before "- Hope Health", and in search results'),
  description: line(170).describe('One or two sentences that search results and shared links show'),
  sample,
};

const ORDER = 'write a whole number above 0, such as 1';

/** The place of an entry among its kind. */
export const order = z.int({ error: ORDER }).positive({ error: ORDER }).describe('1 is shown first');

/** Languages that recordings are spoken in, by their tags: what English calls them, and their own name. */
export const LANGUAGES = {
  en: ['English', 'English'],
  tw: ['Twi', 'Twi'],
  ee: ['Ewe', 'Eʋegbe'],
  gaa: ['Ga', 'Gã'],
  ha: ['Hausa', 'Hausa'],
  dag: ['Dagbani', 'Dagbanli'],
  fr: ['French', 'Français'],
} as const;

export type LanguageTag = keyof typeof LANGUAGES;

export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as LanguageTag[];
