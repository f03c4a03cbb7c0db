import * as z from 'zod';
import { optionalBaseAddress, optionalWebAddress } from './address.ts';
import { calendarDate } from './date.ts';
import { fact, matching } from './text.ts';

const sizeMb = z
  .number({ error: 'write a number of megabytes, such as 1.5' })
  .positive({ error: 'write a number of megabytes above 0, such as 1.5' })
  .describe('About how many megabytes it downloads; visitors on slow connections are told');

const triedOn = z
  .union([z.literal(''), calendarDate])
  .default('')
  .describe('The day on which you tried it on the real site, MM/DD/YYYY; npm run launch-check asks for it');

/** A third party whose content opens inside our pages. */
const embedded = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.strictObject({ ...fields, sizeMb, triedOn });

const analytics = z
  .strictObject({
    address: optionalBaseAddress.describe(
      'The server of Plausible that counts page views: https://plausible.io, or your own',
    ),
    siteId: z
      .string({ error: 'write the domain in quotes' })
      .max(100, { error: 'shorten this to at most 100 letters' })
      .default('')
      .describe('The domain of this site, as it was added in Plausible'),
    triedOn,
  })
  .refine(({ address, siteId }) => !address || siteId.trim() !== '', {
    path: ['siteId'],
    error: 'write the domain as Plausible has it, such as hopehealth.org',
  });

/** The third parties that the site uses; `lib/security/third-parties.ts` says how pages use each. */
export const thirdPartiesSchema = z.strictObject({
  scheduling: embedded({
    calendars: z
      .record(z.string(), optionalWebAddress)
      .default({})
      .describe(
        'For trials: calendars by the id of their service; they replace those in content/services. * is each of them',
      ),
    tracking: z
      .record(
        matching(/^utm_[a-z]+$/, 'write the name of a mark, such as utm_source'),
        matching(/^[\w.-]{1,60}$/, 'write the mark in letters, digits and hyphens, such as website'),
      )
      .default({})
      .describe('Marks that the calendar reads from its address, to count the visitors from this site'),
  }),
  email: z.strictObject({ origin: optionalBaseAddress.describe('The service that sends e-mails'), triedOn }),
  newsletter: z.strictObject({
    address: optionalWebAddress.describe('Where the newsletter form is sent'),
    triedOn,
  }),
  analytics,
  donation: embedded({
    cardPage: optionalWebAddress.describe('The page for payment by card'),
    monthly: optionalWebAddress
      .default('')
      .describe('The page for a gift every month, if the partner has one'),
    general: optionalWebAddress.describe('Donation form of the Donate page'),
    forms: z
      .record(z.string(), optionalWebAddress)
      .default({})
      .describe(
        'For trials: forms by the id of their programme; they replace those in content/programmes. * is each of them',
      ),
  }),
  application: embedded({
    volunteer: optionalWebAddress.describe('Application form for volunteers; the site adds the form code'),
    internship: optionalWebAddress.describe('Application form for interns; the site adds the form code'),
  }),
  video: embedded({
    origin: optionalBaseAddress.describe('The video player that sets no cookies'),
  }),
  maps: embedded({
    origin: optionalBaseAddress.describe('The maps service'),
    mapId: fact(60).optional().describe('The id of the map style; without an id, the plain style'),
    language: fact(10).describe('The language of its labels, such as en'),
    region: fact(10).describe('The country that the map is made for, such as GH'),
    version: fact(20).describe('The version of its script, such as weekly'),
    channel: fact(60).optional().describe('A label in the usage report of the service'),
    libraries: z.array(fact(20)).describe('Libraries that are loaded with its script, such as places'),
  }),
});

export type ThirdParties = z.infer<typeof thirdPartiesSchema>;
