import * as z from 'zod';
import { review } from './consent.ts';
import { pageLink } from './link.ts';
import { fact, matching, paragraph, sample } from './text.ts';

const tag = matching(/^[a-z]{2,3}$/, 'write the tag of a language, such as en or tw');

/** `content/symptoms.yaml`: what people type into a search if they are in danger or ill, and what the search answers. */
export const symptomSchema = z.strictObject({
  id: matching(
    /^[a-z]+(?:-[a-z]+)*$/,
    'write the id in small letters and hyphens, such as chest-pain',
  ).describe('A name for the entry; visitors do not see it'),
  kind: z
    .enum(['danger', 'symptom'], { error: 'write danger or symptom' })
    .describe(
      'danger shows the emergency numbers of site.yaml and no test; symptom says that a clinician chooses the tests',
    ),
  words: z
    .partialRecord(tag, z.array(fact(40)).min(1, { error: 'write at least one, or remove the line' }))
    .describe(
      'For each language, what people type, in the fewest words: "chest pain" is found in "pain in my chest"',
    ),
  advice: paragraph(200)
    .optional()
    .describe('What to do, in addition to whom to call and where to go; it needs a medicalReview'),
  link: pageLink.optional().describe('The page that helps, shown after the phone numbers'),
  tests: z
    .array(fact(60))
    .min(1, { error: 'write at least one test, or remove the line' })
    .optional()
    .describe(
      'For a symptom: the names of the usual tests, as in content/services; they need a medicalReview',
    ),
  medicalReview: review
    .optional()
    .describe('Which of our clinicians checked the advice and the tests, and when'),
  sample,
});

export type SymptomEntry = z.infer<typeof symptomSchema>;
