import * as z from 'zod';
import { pageLink } from '../page-link.ts';
import { line, pageWords, paragraph } from '../text.ts';

const field = z.strictObject({
  heading: line(40),
  text: paragraph(500),
  links: z.array(pageLink).max(4).default([]).describe('Where to read on'),
});

export const whatWeDoPageSchema = z.strictObject({
  page: z.literal('what-we-do'),
  ...pageWords,
  heading: line(60),
  intro: paragraph(300),
  fields: z
    .strictObject({
      'clinical-care': field,
      'health-advocates': field,
      'existing-facilities': field,
      'healthcare-access': field,
      research: field,
      'mental-health': field
        .extend({ siteLabel: line(40).describe('The link to the Wohohiame site of site.yaml') })
        .describe('Its links are shown while site.yaml names no Wohohiame site'),
      internships: field,
      'case-competitions': field,
    })
    .describe('What we do; each can be linked to, as in /what-we-do#research'),
});
