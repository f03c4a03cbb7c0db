import * as z from 'zod';
import { calendarDate } from './date.ts';
import { optionalWebAddress, webAddress } from './address.ts';
import {
  englishName,
  fact,
  line,
  matching,
  order,
  pageHead,
  pageWords,
  paragraph,
  TRANSLATION_ONLY_FIELDS,
  yesOrNo,
} from './text.ts';
import { review } from './consent.ts';
import { recordings } from './media.ts';
import { otherNames, price, setsSchema, translatedNames, typedNames } from './sets-of-tests.ts';

const otherName = z.strictObject({
  word: fact(40).describe('The name, as people write it'),
  language: matching(
    // Languages with a tag of two letters.
    /^(?!(?:twi|ewe|hau|fra|eng)$)[a-z]{2,3}$/,
    'write the tag of the language, such as tw for Twi or fr for French',
  ).describe('The tag of its language: tw is Twi, ee Ewe, gaa Ga, ha Hausa, dag Dagbani, fr French'),
});

/** How long a result takes at most. */
const days = z
  .int({ error: 'write a whole number of days, such as 3; 0 is the same day' })
  .min(0, { error: 'write 0 for the same day, or more' })
  .max(90, { error: 'this is more than 90 days; check the number' });

const resultsSchema = z.strictObject({
  when: line(80).describe('When results come, such as the next working day; a test can have its own time'),
  days: days.optional().describe('The longest time in days; 0 is the same day'),
  how: line(160).optional().describe('How a result comes, such as: We call you, and send a report by e-mail'),
  who: line(200).optional().describe('Who may see a result, and who may not'),
});

// These facts need `sources`. Here, `sample` is what we take, such as blood.
const TEST_FACTS = ['for', 'warning', 'prepare', 'sample', 'results'] as const;

/** A test or service that can be chosen. */
const optionSchema = z
  .strictObject({
    name: englishName(60).describe('The test or service, as patients know it'),
    price,
    sameAs: englishName(60)
      .optional()
      .describe(
        'If the list has this test under two names: the other name; the page says that the two are one test',
      ),
    spokenAs: matching(
      /^[A-Z][A-Za-z' -]{0,59}$/,
      'write it in words that can be read aloud, such as Malaria test',
    )
      .optional()
      .describe('For the few prices on the answering machine (npm run messages): the name in spoken words'),
    alsoCalled: otherNames.describe('Its other names, such as FBC, complete blood count, sugar test'),
    alsoTyped: typedNames,
    otherLanguages: z
      .array(otherName)
      .min(1, { error: 'write at least one name, or remove the line' })
      .optional()
      .describe('Its names in other languages of our patients; a search in any language finds them'),
    for: line(120)
      .optional()
      .describe('What it is for, in one plain line, such as: Shows how your kidneys work.'),
    warning: line(160)
      .optional()
      .describe('What nobody may miss before it: "If you take insulin, ask us first." Pages show it first'),
    prepare: line(160, { keyword: 'nothing' })
      .optional()
      .describe('What to do before: "Do not eat for 8 hours. Water is fine.", or the word nothing'),
    sample: line(60, { keyword: 'none' })
      .optional()
      .describe('What we take: blood, urine, stool; or the word none'),
    results: line(80).optional().describe('When the result is ready, such as: after 2 to 3 days'),
    resultDays: days
      .optional()
      .describe('The longest time in days; 0 is the same day. The page shows the day of the slowest test'),
    unavailable: z
      .union(
        [
          z.literal(true),
          z.strictObject({
            until: calendarDate
              .optional()
              .describe('The last day on which it is unavailable, MM/DD/YYYY, if known'),
            why: line(80).optional().describe('Why, in a few words: The reagent has not come'),
          }),
        ],
        {
          error: 'write true, or { until: 12/01/2026, why: The reagent has not come }, or remove the line',
        },
      )
      .optional()
      .describe('While it is not offered: the list still shows it, and it cannot be chosen'),
    sources: z
      .array(webAddress)
      .min(1, { error: 'write at least one address, or remove the line' })
      .optional()
      .describe('Public health pages with the facts about the test; visitors do not see the addresses'),
  })
  .refine((option) => option.sources || TEST_FACTS.every((key) => option[key] === undefined), {
    path: ['sources'],
    error: 'name the public health page with these facts, such as https://medlineplus.gov/lab-tests/',
  })
  .refine((option) => option.resultDays === undefined || option.results !== undefined, {
    path: ['resultDays'],
    error: 'write the time in words too, as in results: after 2 to 3 days',
  });

TRANSLATION_ONLY_FIELDS.set(optionSchema, translatedNames);

export type OptionEntry = z.infer<typeof optionSchema>;

const categorySchema = z.strictObject({
  name: line(60).describe('The heading above the options'),
  options: z.array(optionSchema).min(1, { error: 'write at least one option' }),
});

const allOptions = z.array(z.object({ options: z.array(z.object({ name: z.string() })) }));

/** Whether every option has a name: if so, equal names are reported even if there are other mistakes. */
const haveNames = ({ value }: z.core.ParsePayload) => allOptions.safeParse(value).success;

function reportEqualNames(categories: z.infer<typeof categorySchema>[], { addIssue }: z.core.$RefinementCtx) {
  const seen = new Set<string>();
  for (const [categoryIndex, { options }] of categories.entries())
    for (const [optionIndex, { name }] of options.entries()) {
      const message = `"${name}" is twice in this price list; keep one, or tell them apart by name`;
      if (seen.has(name.toLowerCase()))
        addIssue({ code: 'custom', path: [categoryIndex, 'options', optionIndex, 'name'], message });
      seen.add(name.toLowerCase());
    }
}

/** `content/services/<id>.yaml`: a service with its price list. Pages keep the order of the list. */
export const serviceSchema = z.strictObject({
  ...pageWords,
  subheader: line(60).describe('The sentence above the list'),
  order,
  choice: z
    .strictObject({
      text: paragraph(300).describe('What it is and for whom'),
      button: line(40).describe('The label of the button that opens it'),
    })
    .describe('How the home page and /booking offer it'),
  hint: line(200).describe('Help for those who are unsure'),
  emptyMessage: line(80).describe('Shown when NEXT is pressed with nothing chosen'),
  calendar: optionalWebAddress
    .default('')
    .describe('The address of its booking calendar; without it, visitors book by phone or message'),
  schedulingButton: line(40).describe('The label of the calendar button'),
  messageSubject: line(80).describe('The subject of the ready-made e-mail'),
  message: paragraph(600)
    .refine((text) => text.split('\n').includes('{chosen}') && text.includes('{total}'), {
      error: 'write {chosen} and {total} where the choice and its sum belong, {chosen} on a line of its own',
    })
    .describe('The ready-made message; lines with {chosen} or {total} are left out while nothing is chosen'),
  messageNote: line(160)
    .optional()
    .describe('Beside the buttons that send the message: how people pay, or what they should ask'),
  atClinic: yesOrNo.describe(
    'true if patients come to our clinic for it; if false, its page does not say how to find the clinic',
  ),
  results: resultsSchema
    .optional()
    .describe('When and how results come, and who may see them; a test can have its own time'),
  lead: line(60).optional().describe('Below the title, in a few words: how or where'),
  placeNote: paragraph(300).describe('Where the service takes place'),
  review,
  medicalReview: review
    .optional()
    .describe('Which of our clinicians checked what is said about each test or service, and when'),
  sets: setsSchema.optional().describe('Tests that belong together, below the list, with a link above it'),
  audio: recordings,
  categories: z.array(categorySchema).min(1).superRefine(reportEqualNames, { when: haveNames }),
});

export type ServiceEntry = z.infer<typeof serviceSchema>;

const group = z.strictObject({
  title: line(40),
  text: paragraph(300).describe('What it is and for whom'),
  price: line(40)
    .optional()
    .describe('In place of a price, such as Price agreed in writing; may be left out'),
  button: line(40),
});

export const bookingPageSchema = z.strictObject({
  ...pageHead('booking'),
  group: group
    .optional()
    .describe(
      'The visit of a group, listed after the services of content/services; without it, no list has it',
    ),
  afterwards: z
    .strictObject({
      heading: line(60),
      byMessage: paragraph(200).describe(
        'What happens after a message, with {phone} and {email} if you like',
      ),
      byCalendar: paragraph(200).describe('What to do after a booking in the calendar'),
    })
    .describe('Below step 2 of a booking'),
  faqHeading: line(60),
  review,
});
