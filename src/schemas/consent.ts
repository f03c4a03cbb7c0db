import * as z from 'zod';
import { calendarDate, sortKey } from './date.ts';
import { fact, matching, yesOrNo } from './text.ts';

/** Who agreed to appear on the site, and until when. The build never publishes these fields. */
export const consent = z
  .strictObject({
    by: fact(90).describe('Who gave it: the person, or the parent of a child'),
    on: calendarDate.describe('When it was given, MM/DD/YYYY'),
    until: calendarDate.describe(
      'The last day on which it is valid, MM/DD/YYYY; after that day the site hides what needs it',
    ),
  })
  .refine(({ on, until }) => sortKey(until) > sortKey(on), {
    path: ['until'],
    error: 'the last day must come after the day on which the consent was given',
  });

export type Consent = z.infer<typeof consent>;

export const patientFields = {
  patient: yesOrNo.optional().describe('true when it is by or about a patient; then consent is needed'),
  consent: consent.optional().describe('Who agreed, when and until when; never published'),
};

export const hasNeededConsent = (story: { patient?: boolean | undefined; consent?: unknown }): boolean =>
  !story.patient || story.consent !== undefined;

export const MISSING_CONSENT = {
  path: ['consent'],
  error: 'write who agreed, when and until when, as in { by: Ama Mensah, on: 10/05/2026, until: 10/05/2028 }',
};

/** The id of a member of the medical team begins with m (docs/specification.md, section 2). */
export const clinician = matching(
  /^m[1-9]\d*$/,
  'write the id of a clinician, such as m1 for content/team/m1.md',
);

/** A clinician's review of a text or a price list. */
export const review = z
  .strictObject({
    by: clinician.describe('The clinician who reviewed it'),
    on: calendarDate.describe('When it was reviewed, MM/DD/YYYY'),
    next: calendarDate.describe('When the next review is due, MM/DD/YYYY'),
  })
  .refine(({ on, next }) => sortKey(next) > sortKey(on), {
    path: ['next'],
    error: 'the next review must come after the last one',
  })
  .describe('Who reviewed this page, and when');

export type Review = z.infer<typeof review>;
