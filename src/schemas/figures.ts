import * as z from 'zod';
import { calendarDate } from './date.ts';
import { haveDistinct, fact, line, sample } from './text.ts';

/** The four of /our-impact (specification, section 9). */
export const IMPACT_FIGURES = [
  'peopleServed',
  'ruralCommunitiesReached',
  'healthAdvocatesTrained',
  'healthHubsEstablished',
] as const;

const figure = z.strictObject({
  name: z
    .string()
    .regex(/^(?!date$)[a-z][A-Za-z]*$/, {
      error: 'write a name in letters without spaces, such as students; texts then use {figures.students}',
    })
    .describe('How texts call it: {figures.students} stands for the figure with the name students'),
  value: z
    .int({ error: 'write a whole number without a comma, such as 15819' })
    .min(0, { error: 'write 0 or more' })
    .describe('The number, without a comma'),
  of: line(30).describe('The word that follows it in a sentence, such as students or people'),
  counts: fact(140).describe('What exactly it counts, so that two figures are not taken for one'),
});

/** `content/figures.yaml`: the numbers that the site says of itself, each once. */
export const figuresSchema = z.strictObject({
  sample,
  date: calendarDate.describe('The day up to which they were counted, MM/DD/YYYY; {figures.date} in a text'),
  figures: z
    .array(figure)
    .refine(haveDistinct('name'), {
      error: 'two figures have the same name; give each its own name',
    })
    .refine((all) => IMPACT_FIGURES.every((needed) => all.some(({ name }) => name === needed)), {
      error: `keep the four that /our-impact shows: ${IMPACT_FIGURES.join(', ')}`,
    }),
});

export type Figures = z.infer<typeof figuresSchema>;
