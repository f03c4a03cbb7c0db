import * as z from 'zod';
import {
  crisisLinesSchema,
  emailAddress,
  optionalBaseAddress,
  optionalWebAddress,
  projectAddress,
  siteAddress,
  webAddress,
  phoneNumber,
} from './address.ts';
import { degreesEast, degreesNorth } from './community.ts';
import { calendarDate } from './date.ts';
import { givingSchema } from './giving.ts';
import { closuresSchema, hoursSchema } from './opening-hours.ts';
import { fact, line, matching, paragraph, sample, yesOrNo } from './text.ts';
import { thirdPartiesSchema } from './third-parties.ts';

const shortNumber = matching(
  /^\d{3,5}$/,
  "write the three to five digits in quotes, such as '112'",
  "put quotes around the number, such as '112'",
);

// Plus codes use only these digits and letters.
const plusCode = matching(
  /^[2-9CFGHJMPQRVWX]{8}\+[2-9CFGHJMPQRVWX]{2,3}$/,
  'write the whole plus code, such as 6CRWMCPH+69',
);

const clinicSchema = z.strictObject({
  name: fact(60).describe('The name on the door'),
  place: line(120).describe('How to find it, without the city'),
  city: fact(40).describe('The city of the clinic'),
  region: fact(40).describe('The region of Ghana'),
  country: fact(40).describe('The country, in words'),
  latitude: degreesNorth('latitude').describe('Degrees north; the first number a map shows'),
  longitude: degreesEast('longitude').describe('Degrees east; negative west of Greenwich'),
  plusCode: plusCode.optional().describe('The plus code of the place, with all its letters, as maps show it'),
  hours: hoursSchema.describe('When the clinic is open in a usual week, day by day'),
  closures: closuresSchema.describe('Days on which the clinic is closed, the earliest first'),
  payment: line(120).describe('The payment methods of the clinic'),
});

const registrationFields = {
  by: fact(80).describe('Who issued it, such as Health Facilities Regulatory Agency (HeFRA)'),
  number: z
    .string({ error: "put quotes around the number, such as 'HF-0123'" })
    .trim()
    .min(1, { error: 'write the number as printed on the document; it is empty' })
    .max(40, { error: 'shorten this to at most 40 letters' })
    .describe('The number, as printed on the document; one that begins with SAMPLE is not shown'),
};
const lastValidDay = calendarDate.describe('The last day on which it is valid, MM/DD/YYYY');
const optionalRegistration = z
  .strictObject({ ...registrationFields, expires: lastValidDay.optional() })
  .optional();

const registrationsSchema = z
  .strictObject({
    facilityLicence: z
      .strictObject({ ...registrationFields, expires: lastValidDay })
      .optional()
      .describe('The licence of the clinic; at the foot of every page until it expires'),
    dataProtection: optionalRegistration.describe('The registration with the Data Protection Commission'),
    charity: optionalRegistration.describe('The registration as a charity or non-profit organisation'),
    laboratory: optionalRegistration.describe(
      'The accreditation of the laboratory; leave it out if there is none',
    ),
  })
  .default({});

const NETWORKS = {
  Instagram: /(?:^|\.)instagram\.com$/,
  Facebook: /(?:^|\.)(?:facebook|fb)\.com$/,
  Twitter: /(?:^|\.)(?:twitter|x)\.com$/,
  YouTube: /(?:^|\.)(?:youtube\.com|youtu\.be)$/,
  LinkedIn: /(?:^|\.)linkedin\.com$/,
};

const networkPage = (name: keyof typeof NETWORKS) =>
  optionalWebAddress
    .refine(
      (address) =>
        !Object.entries(NETWORKS).some(
          ([network, hosts]) =>
            network !== name && URL.canParse(address) && hosts.test(new URL(address).host),
        ),
      { error: `this is the address of another network; write our page on ${name}` },
    )
    .describe(`Our page on ${name}`);

const reportLink = matching(
  /^(?:https:\/\/\S+|\/reports\/[\w.-]+)$/,
  'write a web address that begins with https://, or /reports/accounts-2025.pdf for a file in public/reports',
);

const proofSchema = z
  .strictObject({
    taxNumber: fact(30).optional().describe('The number that tax offices know us by, such as the EIN'),
    auditor: fact(80)
      .optional()
      .describe('Who checks our accounts, as named on the last report of the auditor'),
    reports: z
      .array(
        z.strictObject({
          year: z.int({ error: 'write the year, such as 2025' }).describe('The year it is about'),
          title: line(60).describe('What it is, such as Accounts or Yearly report'),
          link: reportLink.describe('Its address, or the path of its file in public/reports'),
        }),
      )
      .default([])
      .describe('Accounts and yearly reports, the newest first'),
  })
  .default({ reports: [] });

const linksSchema = z.strictObject({
  mentalHealth: optionalWebAddress.describe('Our site about mental health, if it has one of its own'),
  instagram: networkPage('Instagram'),
  facebook: networkPage('Facebook'),
  twitter: networkPage('Twitter'),
  youtube: networkPage('YouTube'),
  linkedin: networkPage('LinkedIn'),
});

const CONTACT_FORMAT = 'write an e-mail address, or a page that begins with https://';

const securitySchema = z
  .strictObject({
    contact: z
      .union([emailAddress, webAddress], { error: CONTACT_FORMAT })
      .optional()
      .describe('An e-mail address or a page; without it, the e-mail address for patients'),
    expires: calendarDate.describe('The last day of these details, MM/DD/YYYY; at most a year ahead'),
    languages: z
      .array(matching(/^[a-z]{2,3}$/, 'write the code of a language, such as en or fr'))
      .min(1, { error: 'write a language, such as en' })
      .default(['en'])
      .describe('The languages in which people may write, the best first'),
    policy: optionalWebAddress
      .default('')
      .describe('Your rules for reports; without this address, SECURITY.md of `repository`, if that is set'),
  })
  .optional();

/** `content/site.yaml`: each fact of the organisation once. */
export const siteSchema = z.strictObject({
  sample,
  name: fact(30).describe('The name visitors know'),
  legalName: fact(60).describe('The registered name'),
  url: siteAddress.describe('The address of this site: a domain of its own'),
  imagesBaseUrl: optionalBaseAddress.describe(
    'Where the pictures of events are stored; empty if they are in content/events',
  ),
  description: line(170).describe('What the organisation does, for search results'),
  phone: phoneNumber.describe('The help phone'),
  whatsapp: phoneNumber
    .optional()
    .describe('The number that answers on WhatsApp; without it, no page offers WhatsApp'),
  sms: phoneNumber.optional().describe('The number that receives SMS; without it, no page offers SMS'),
  email: emailAddress.describe('For patients'),
  volunteerEmail: emailAddress.describe('For volunteers, students and donors'),
  clinic: clinicSchema,
  office: z.strictObject({
    lines: z.array(fact(60)).min(2).max(6).describe('The postal address, one line each'),
    phone: phoneNumber.describe('The phone of the office'),
  }),
  emergency: z.strictObject({
    text: paragraph(200)
      .refine((text) => ['{general}', '{ambulance}'].every((placeholder) => text.includes(placeholder)), {
        error: 'write {general} and {ambulance} where the two numbers belong',
      })
      .describe(
        'What the home page and the footer say about emergencies; {general} and {ambulance} are the numbers',
      ),
    general: shortNumber.describe('The number for every emergency'),
    ambulance: shortNumber.describe('The number of the ambulance'),
  }),
  crisisLines: crisisLinesSchema,
  taxNotice: line(160).describe('The tax-exempt notice in the footer'),
  registrations: registrationsSchema.describe(
    'What we are registered and licensed as; on /who-we-are and /privacy. Leave out what you do not have yet',
  ),
  giving: givingSchema,
  proof: proofSchema.describe(
    'What donors can check; on /donate, /our-impact and in the footer. Leave out what you have no paper for',
  ),
  links: linksSchema.describe('Pages of ours on other sites'),
  partners: z
    .array(
      z.strictObject({
        name: fact(60).describe('The name of a partner'),
        link: optionalWebAddress.describe('Its page; if empty, only the name is shown'),
      }),
    )
    .describe('Who recognises our work: on /, /who-we-are, /donate and in the footer, in this order'),
  thirdParties: thirdPartiesSchema,
  security: securitySchema.describe(
    'How to report a vulnerability, in /.well-known/security.txt; renew it every year',
  ),
  repository: projectAddress
    .default('')
    .describe('The project on GitHub; /.well-known/security.txt links to its SECURITY.md'),
  offline: z
    .strictObject({
      on: yesOrNo.describe('true lets devices keep visited pages, to open them without a connection'),
    })
    .default({ on: true }),
});

export type Site = z.infer<typeof siteSchema>;
