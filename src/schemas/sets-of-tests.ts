import * as z from 'zod';
import { englishName, fact, line, paragraph, TRANSLATION_ONLY_FIELDS } from './text.ts';

export const price = z
  .number({ error: 'write the price as a number of cedis, such as 50 or 12.50' })
  .positive({ error: 'write a price above 0, such as 50' })
  .max(100_000, { error: 'this price is above GH₵\u00a0100,000; check the number' })
  // Not an exact comparison: 1.15 * 100 is 114.99999999999999.
  .refine((cedis) => Math.abs(cedis * 100 - Math.round(cedis * 100)) < 1e-6, {
    error: 'write at most two decimals, such as 12.50',
  })
  .describe('In Ghana cedis, without the sign');

/**
 * Other names, in the language of the file. They are not translated: a file in another language has its own list (translatedNames).
 */
export const otherNames = z
  .array(
    englishName(40).refine((name) => !name.includes(','), {
      error: 'write each name by itself, without a comma',
    }),
  )
  .min(1, { error: 'write at least one name, or remove the line' })
  .max(12, { error: 'keep the twelve names that people say most' })
  .optional();

/** Names that only the search of the whole site reads, in any language, such as a usual misspelling. */
export const typedNames = z
  .array(fact(40))
  .min(1, { error: 'write at least one name, or remove the line' })
  .max(40, { error: 'keep the forty names that people type most' })
  .optional()
  .describe('What else people type in /search to find it, in any language; no page shows it');

export const translatedNames = {
  called: fact(60)
    .optional()
    .describe('The test, service or set, as patients of this language know it; shown first'),
  alsoCalled: otherNames.describe('Its other names in this language'),
};

/** A translated test, service or set has these names in addition to its English names. */
export type TranslatedNames = z.infer<z.ZodObject<typeof translatedNames>>;

/** Tests that belong together, such as those before school. */
const setSchema = z.strictObject({
  name: englishName(60).describe('The name of the set, such as Before school'),
  for: line(200).describe('For whom it is, in one or two plain sentences'),
  tests: z
    .array(fact(60), { error: 'write a list of names, such as [Full Blood Count, Urine RE]' })
    .min(2, { error: 'name at least two tests of this price list' })
    .max(20, { error: 'name at most twenty tests; make two sets of this one' })
    .describe('Its tests, by their names in this price list'),
  price: price
    .optional()
    .describe(
      'For one person, in Ghana cedis, less than its tests together; without it, the set has no price',
    ),
  people: z
    .int({ error: 'write a whole number of people, such as 2' })
    .min(2, { error: 'write 2 or more, or remove the line if the set is for one person' })
    .max(6, { error: 'this is more than six people; check the number' })
    .optional()
    .describe('For how many people it is: 2 for a couple; the total counts its price for each of them'),
  alsoCalled: otherNames.describe('Other names of the set, such as school medical, school form'),
  alsoTyped: typedNames,
});

TRANSLATION_ONLY_FIELDS.set(setSchema, translatedNames);

export type SetEntry = z.infer<typeof setSchema>;

export const setsSchema = z.strictObject({
  heading: line(60).describe('Above the sets'),
  link: line(50).describe('The link to the sets, above the list: Sets: check-up, school, antenatal'),
  note: paragraph(200).describe('What a set is'),
  list: z.array(setSchema).min(1, { error: 'write at least one set, or remove the whole of "sets"' }).max(8, {
    error: 'keep the eight sets that people ask for most',
  }),
});
