import * as z from 'zod';
import { optionalWebAddress } from './address.ts';
import { picture, video } from './media.ts';
import { MISSING_CONSENT, hasNeededConsent, patientFields } from './consent.ts';
import { fact, line, order, pageHead, paragraph, sample, searchWordsField } from './text.ts';

/**
 * `content/team/<id>.md`, `content/judges/<id>.md`, `content/profiles/<number>.md`: one person. The text below the header
 * block describes the person and may be empty.
 */
export const personSchema = z.strictObject({
  sample,
  name: fact(60).describe('First and last name, with a title such as Dr'),
  shortName: fact(30).optional().describe('Shown in lists instead of a long name'),
  position: line(60).describe('What the person does'),
  forPatients: line(200)
    .optional()
    .describe('For a clinician: what he or she does for a patient, in a sentence'),
  askFor: line(140).optional().describe('For a clinician: how a patient asks for him or her'),
  linkedin: optionalWebAddress.default('').describe('The professional profile on another site'),
  picture: picture('./a1.jpg').describe(
    'A portrait, with the person’s permission; without a portrait, the site draws the initials',
  ),
});

/** `content/testimonials/<name>.md`: what a volunteer says; the words are the text below the header block. */
export const testimonialSchema = z
  .strictObject({
    sample,
    name: fact(60).describe('First name, with the person’s permission'),
    about: line(80).describe('What they did, and when'),
    order,
    ...patientFields,
  })
  .refine(hasNeededConsent, MISSING_CONSENT);

const groupName = line(30);
const statement = z.strictObject({ title: line(40), text: paragraph(240) });

export const whoWeArePageSchema = z.strictObject({
  ...pageHead('who-we-are'),
  mission: statement.describe('The one sentence to remember; shown large'),
  statements: z.array(statement).min(2).max(6).describe('What the organisation believes in and works for'),
  video: video.optional(),
  registered: z
    .strictObject({ heading: line(40), intro: paragraph(200), searchWords: searchWordsField })
    .describe('Above the registrations of site.yaml, here and on /privacy'),
  leadership: z.strictObject({
    heading: line(40),
    intro: line(140),
    label: line(30).describe('The name of the tabs, such as Group'),
    groups: z
      .strictObject({
        administrative: groupName,
        medical: groupName,
        directors: groupName,
        volunteers: groupName,
      })
      .describe('The names of the four groups, as the tabs show them'),
  }),
});
