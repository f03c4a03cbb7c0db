import * as z from 'zod';
import { isEverPublic, NEVER_PUBLIC, publishFields } from './date.ts';
import {
  distinct,
  line,
  lineWith,
  matching,
  OWN_TEXTS,
  pageHead,
  paragraph,
  sample,
  searchWordsField,
  yesOrNo,
} from './text.ts';
import { pagePath, partLink } from './link.ts';
import { video } from './media.ts';
import { webAddress } from './address.ts';

const isNumberKey = (key: string) => /^\d+$/.test(key);

/** Whether responsibilities are numbered items, not groups with names. JavaScript lists number keys in ascending order. */
export const isNumbered = (groups: object) => Object.keys(groups).every(isNumberKey);

const responsibilities = z
  .record(line(60), z.array(line(240)).min(1, { error: 'write at least one line in each group' }), {
    error: 'write groups, each with its lines: a number or a name, a colon, and a list',
  })
  .refine((groups) => Object.keys(groups).length > 0, { error: 'write at least one group' })
  .refine((groups) => isNumbered(groups) || !Object.keys(groups).some(isNumberKey), {
    error: 'use numbers (1, 2, 3) for all groups, or names for all groups',
  });

const sharedFields = {
  sample,
  title: line(60),
  text: line(170).describe('One or two sentences for the list, for search results and for shared links'),
  time: line(60).optional().describe('How much time it takes, such as 4 hours a week for three months'),
  cost: line(80).optional().describe('What people are paid or pay, such as: Unpaid, and you pay no fee'),
  src: matching(
    /^[\w-]{1,80}$/,
    'write only the code of the form, without an address or slashes',
    "put quotes around the code, such as 'social-media'",
  )
    .register(OWN_TEXTS, { isOwn: true })
    .describe('The code of the application form, which the site adds to the address in site.yaml'),
  roleOverview: z.array(paragraph(600)).min(1, { error: 'write at least one paragraph' }),
  keyResponsibilities: responsibilities.describe('Numbered items or named groups, each with its lines'),
  qualifications: z.array(line(240)).min(1, { error: 'write at least one line' }),
  finalNote: z.array(paragraph(600)).default([]).describe('Paragraphs at the end; may be left out'),
  searchWords: searchWordsField,
  ...publishFields,
};

/** `content/volunteer-roles/<number>.yaml`: one volunteer role. The number is its address; the highest is shown first. */
export const roleSchema = z
  .strictObject({
    ...sharedFields,
    location1: line(60).describe('The place of work, such as Kumasi, Ghana'),
    location2: line(60).describe('The other way to work, such as Remote only'),
    isRemote: yesOrNo
      .default(false)
      .describe('true if people work from where they are. location1 is then shown as the place of the team'),
    applyLink: webAddress.optional().describe('The page to apply on, if it is not the form that src names'),
  })
  .refine(isEverPublic, NEVER_PUBLIC);

/** `content/internships/<number>.yaml`: one internship. The number is its address; the highest is the newest. */
export const internshipSchema = z
  .strictObject({
    ...sharedFields,
    // The same field names as in a role, because RolePage.astro and Roles.astro show roles and internships.
    location1: line(60).describe('Who it is for'),
    location2: line(60).describe('Where it takes place'),
    ask: z
      .strictObject({
        text: line(160).describe('Before the links of WhatsApp and a call'),
        message: line(160).describe('What the ready-made messages ask, also those below APPLY'),
        office: lineWith(80, 'phone')
          .optional()
          .describe('After those links: who calls the office; {phone} is its number; may be left out'),
      })
      .optional()
      .describe('What your site does not say yet, and people should ask before they apply'),
    links: z
      .array(partLink)
      .max(4)
      .default([])
      .describe('Below the facts: answers and other parts of pages, such as /work-with-us#faq-airfare'),
  })
  .refine(isEverPublic, NEVER_PUBLIC);

export const workWithUsPageSchema = z.strictObject({
  ...pageHead('work-with-us'),
  video: video.optional(),
  waysHeading: line(60),
  ways: z
    .array(
      z.strictObject({
        path: pagePath,
        title: line(40),
        text: paragraph(200),
        cost: line(160).optional().describe('What it costs, and what that covers; may be left out'),
        button: line(40),
      }),
    )
    .max(3)
    .superRefine(distinct('path'))
    .describe('Pages where people can join or help; [] if there are none'),
  testimonialsHeading: line(60),
  faqHeading: line(60),
  faqIntro: line(140),
});

const noneOpen = z
  .strictObject({
    text: paragraph(200).describe('What people can do until then'),
    wish: line(80).describe('What the ready-made message asks for, after "Hello,"'),
    question: line(120).describe('How that message continues'),
  })
  .describe('In place of the list while it is empty, with your contact details');

const apply = z.strictObject({
  heading: line(60).describe('Above the form'),
  text: paragraph(300).describe('What the form asks for'),
  messageSubject: line(60).describe('How a ready-made message begins; the name of the role comes after it'),
  question: line(120).describe('How that message continues'),
  answer: line(80).optional().describe('Beside APPLY: when people hear from you'),
  notOnline: paragraph(200).describe('In place of the form while site.yaml names none'),
});

export const volunteersPageSchema = z.strictObject({
  ...pageHead('volunteers'),
  internships: z
    .strictObject({ text: line(100), link: line(60) })
    .optional()
    .describe('Below the list: the link to /internships'),
  remote: z
    .strictObject({
      all: paragraph(200).describe('Above the list, if every role is remote'),
      team: lineWith(60, 'place').describe('The place of the team of a remote role, such as Team in {place}'),
    })
    .optional()
    .describe('About roles with isRemote: true'),
  noneOpen,
  apply,
});

export const internshipsPageSchema = z.strictObject({
  ...pageHead('internships'),
  back: line(40).describe('The link back to /work-with-us'),
  volunteer: line(40).describe('The link to /volunteers'),
  noneOpen,
  apply,
});
