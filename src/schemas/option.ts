import * as z from 'zod';
import { webAddress } from './address.ts';
import { line } from './text.ts';

const TAG = 'write the tag of the language, such as tw for Twi or fr for French';

/** A name in another language of those who come to us. */
const otherName = z.strictObject({
  word: line(40).describe('The name, as people say it'),
  language: z
    .string({ error: TAG })
    .regex(/^[a-z]{2,3}$/, { error: TAG })
    .describe('The tag of its language: tw is Twi, ee Ewe, gaa Ga, ha Hausa, dag Dagbani, fr French'),
});

const FACTS = ['for', 'prepare', 'sample', 'results'] as const;

/** A test or service that can be chosen, with what patients ask about it. */
export const optionSchema = z
  .strictObject({
    name: line(60).describe('The test or service, as patients know it'),
    price: z
      .number({ error: 'write the price as a number of cedis, such as 50 or 12.50' })
      .positive({ error: 'write a price above 0, such as 50' })
      .max(100_000, { error: 'this price is above GH₵\u00a0100,000; check the number' })
      .refine((price) => Math.abs(price * 100 - Math.round(price * 100)) < 1e-6, {
        error: 'write at most two decimals, such as 12.50',
      })
      .describe('In Ghana cedis, without the sign'),
    alsoCalled: z
      .array(
        line(40).refine((name) => !name.includes(','), {
          error: 'write each name by itself, without a comma',
        }),
      )
      .min(1, { error: 'write at least one name, or remove the line' })
      .max(12, { error: 'keep the twelve names that people say most' })
      .optional()
      .describe('What people call it too: FBC, complete blood count, sugar test'),
    otherLanguages: z
      .array(otherName)
      .min(1, { error: 'write at least one name, or remove the line' })
      .optional()
      .describe('Its names in other languages'),
    for: line(120).optional().describe('What it is for, in one plain line: Shows how your kidneys work.'),
    prepare: line(160)
      .optional()
      .describe('What to do before: "Do not eat for 8 hours. Water is fine.", or nothing'),
    sample: line(60).optional().describe('What we take: blood, urine, stool; none where nothing is taken'),
    results: line(80).optional().describe('When the result is there: the same day, after 2 to 3 days'),
    sources: z
      .array(webAddress)
      .min(1, { error: 'write at least one address, or remove the line' })
      .optional()
      .describe('The public health pages that say so; not shown'),
  })
  .refine((option) => option.sources || FACTS.every((fact) => option[fact] === undefined), {
    path: ['sources'],
    error: 'name the public health page that says so, such as https://medlineplus.gov/lab-tests/',
  });

export type OptionEntry = z.infer<typeof optionSchema>;
