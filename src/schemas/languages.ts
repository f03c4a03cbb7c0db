import * as z from 'zod';
import { clinician } from './consent.ts';
import { distinct, fact, matching, sample, yesOrNo } from './text.ts';

// A language cannot have the tag mbr, because /mbr is a folder of pages.
const tag = matching(
  /^(?!mbr$)[a-z]{2,3}$/,
  'write the tag of the language in two or three small letters, such as fr',
  'write the tag of the language, such as fr',
).describe(
  'The tag of the language (BCP 47), such as fr: addresses begin with /fr, files are named like 1.fr.md',
);

/** One item of `content/languages.yaml`: a language in which pages can be read. */
const languageSchema = z.strictObject({
  tag,
  name: fact(30).describe('What its speakers call it, such as Français'),
  direction: z
    .enum(['ltr', 'rtl'], { error: 'write ltr, or rtl for a language that is written from right to left' })
    .describe('ltr: written from left to right; rtl: from right to left'),
  published: yesOrNo.describe('true: visitors may see it; false: only previews show it'),
  mixedWith: z
    .array(tag)
    .optional()
    .describe(
      'Languages that people mix with it in one search: what either calls a danger counts on the pages of both',
    ),
  reviewer: clinician
    .optional()
    .describe(
      'The clinician who speaks the language and has read its pages, such as m1; shown on health pages',
    ),
  sample,
});

export type Language = z.infer<typeof languageSchema>;

/** The languages of a site without content/languages.yaml. */
export const onlyEnglish: Language[] = [{ tag: 'en', name: 'English', direction: 'ltr', published: true }];

export const languagesSchema = z
  .array(languageSchema)
  .refine((all) => all[0]?.tag === 'en' && all[0].published, {
    error: 'name English first, as "tag: en" with "published: true": every page exists in English',
  })
  .superRefine(distinct('tag'));

/** Languages of recordings, by tag. */
export const SPOKEN_LANGUAGES = {
  en: { english: 'English', native: 'English' },
  tw: { english: 'Twi', native: 'Twi' },
  ee: { english: 'Ewe', native: 'Eʋegbe' },
  gaa: { english: 'Ga', native: 'Gã' },
  ha: { english: 'Hausa', native: 'Hausa' },
  dag: { english: 'Dagbani', native: 'Dagbanli' },
  fr: { english: 'French', native: 'Français' },
} as const;

export const SPOKEN_TAGS = Object.keys(SPOKEN_LANGUAGES) as (keyof typeof SPOKEN_LANGUAGES)[];
