import * as z from 'zod';

/** What a translation has to know of words: how long they may be, and whether it is safer to show English than old words. */
interface WordsNote {
  max: number;
  isLine: boolean;
  isSafety?: true;
  /** A word that is a sign for the site, which says it in its own words: it is the same in every language. */
  sign?: string;
}

/** The schemas that are words: what every language has in its own. */
export const WORDS = z.registry<WordsNote>();

/** The schemas that are English names which stay in every language, such as those of tests. */
export const ENGLISH_NAMES = z.registry<{ stays: true }>();

/**
 * One line that is the same in every language, such as the name of a person, an address or a note for editors. It must not
 * be empty; `max` keeps it inside the place it is shown in.
 */
export const fact = (max: number) =>
  z
    .string({ error: 'write some text here' })
    .trim()
    .min(1, { error: 'write some text here; it is empty' })
    .max(max, { error: `shorten this to at most ${max} letters` })
    .refine((text) => !text.includes('\n'), { error: 'keep this on one line' });

/** The English name of something, which stays English in every language. */
export const englishName = (max: number) => fact(max).register(ENGLISH_NAMES, { stays: true });

/** One line of words. `isSafety` marks what somebody may be harmed by when it is out of date. */
export const line = (max: number, note: Pick<WordsNote, 'isSafety' | 'sign'> = {}) =>
  fact(max).register(WORDS, { max, isLine: true, ...note });

/** A paragraph or two of words. */
export const paragraph = (max = 1200, note: Pick<WordsNote, 'isSafety'> = {}) =>
  z
    .string({ error: 'write some text here' })
    .trim()
    .min(1, { error: 'write some text here; it is empty' })
    .max(max, { error: `shorten this to at most ${max} letters` })
    .register(WORDS, { max, isLine: false, ...note });

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
