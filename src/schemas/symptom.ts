import * as z from 'zod';
import { crisisLineUse, webAddress } from './address.ts';
import { review } from './consent.ts';
import { pageLink } from './link.ts';
import { fact, matching, paragraph, sample } from './text.ts';

const tag = matching(/^[a-z]{2,3}$/, 'write the tag of a language, such as en or tw');
const wordsByLanguage = z.partialRecord(
  tag,
  z.array(fact(300)).min(1, { error: 'write at least one, or remove the line' }),
);

/** `content/symptoms.yaml`: what people type into a search if they are in danger or ill, and what the search answers. */
export const symptomSchema = z.strictObject({
  id: matching(
    /^[a-z]+(?:-[a-z]+)*$/,
    'write the id in small letters and hyphens, such as chest-pain',
  ).describe('A name for the entry; visitors do not see it'),
  kind: z
    .enum(['danger', 'symptom', 'check-up', 'harmless', 'same', 'endings', 'subject'])
    .describe(
      'danger shows the emergency numbers and no test; symptom: a clinician chooses the tests; check-up: ask us; harmless: no danger; same: spellings of one word; endings: of the same words; subject: words such as price, beside which one danger word alone means nothing',
    ),
  words: wordsByLanguage.describe(
    'For each language, what people type, in the fewest words: "chest pain" is found in "pain in my chest"; a slash between words: either',
  ),
  possible: wordsByLanguage
    .optional()
    .describe('For a danger: words that may mean something else; one line with the numbers, and the results'),
  first: z
    .literal(true)
    .optional()
    .describe('For a danger that kills within minutes: true, so that its words are the first that load'),
  advice: paragraph(200)
    .optional()
    .describe('What to do, in addition to whom to call and where to go; it needs a medicalReview'),
  crisisLines: crisisLineUse
    .optional()
    .describe('Also shows the crisis lines of site.yaml that are for this: distress or violence'),
  link: pageLink.optional().describe('The page that helps, shown after the phone numbers'),
  tests: z
    .array(fact(60))
    .min(1, { error: 'write at least one test, or remove the line' })
    .optional()
    .describe(
      'For a symptom: the names of the usual tests, as in content/services; they need a medicalReview',
    ),
  sources: z
    .array(webAddress)
    .min(1, { error: 'write at least one address, or remove the line' })
    .optional()
    .describe(
      'For a danger: the public health pages that name these signs; visitors do not see the addresses',
    ),
  medicalReview: review
    .optional()
    .describe('Which of our clinicians checked the advice and the tests, and when'),
  sample,
});

export type SymptomEntry = z.infer<typeof symptomSchema>;
