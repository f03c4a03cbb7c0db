/* The words of the pages that tell who we are and what we do. */
import * as z from 'zod';
import { line, pageWords, paragraph } from '../text.ts';
import { recordings, video } from '../media.ts';
import { webAddress } from '../address.ts';
import { pageLink } from '../link.ts';

const groupName = line(30);
const statement = z.strictObject({ title: line(40), text: paragraph(240) });

export const whoWeArePageSchema = z.strictObject({
  page: z.literal('who-we-are'),
  ...pageWords,
  heading: line(60),
  intro: paragraph(300),
  mission: statement.describe('The one sentence to remember; shown large'),
  statements: z.array(statement).min(2).max(6).describe('What else the organisation stands for'),
  video,
  registered: z
    .strictObject({ heading: line(40), intro: paragraph(200) })
    .describe('Above the registrations of site.yaml, here and on /privacy'),
  leadership: z.strictObject({
    heading: line(40),
    intro: line(140),
    label: line(30).describe('What the tabs choose, such as Group'),
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

const figure = z.strictObject({
  label: line(40).describe('What is counted, such as People served'),
  text: line(120).describe('What it means, in one short sentence'),
});

export const ourImpactPageSchema = z.strictObject({
  page: z.literal('our-impact'),
  ...pageWords,
  heading: line(60),
  intro: paragraph(300),
  figures: z
    .strictObject({
      peopleServed: figure,
      ruralCommunitiesReached: figure,
      healthAdvocatesTrained: figure,
      healthHubsEstablished: figure,
      note: line(120).describe(
        'Below them: up to when they were counted, as in: Counted up to {figures.date}.',
      ),
    })
    .describe('The four figures of content/figures.yaml; the first is shown largest'),
  map: z.strictObject({
    heading: line(40),
    intro: paragraph(300).describe('What the map shows and how to use it'),
  }),
  list: z.strictObject({ heading: line(40), intro: paragraph(300) }),
  van: z.strictObject({
    heading: line(60),
    paragraphs: z.array(paragraph()).min(1).max(4).describe('What the vans are and do'),
    link: pageLink.extend({ label: line(60) }).describe('Where to read on'),
  }),
  video,
  unknown: paragraph(200).describe('Said on the page of a community of which no fact is known'),
  credit: paragraph(300).describe('Where boundaries and coordinates come from; their licences ask for it'),
});

export const wohohiamePageSchema = z.strictObject({
  page: z.literal('wohohiame'),
  ...pageWords,
  heading: line(60),
  intro: paragraph(300),
  now: paragraph(300).describe('What is there already, and what comes when'),
  links: z.array(pageLink).min(1).max(4).describe('Where to read on'),
  exit: z
    .strictObject({
      label: line(40).describe('The words of the link'),
      to: webAddress.describe(
        'A page of another site that tells nothing of why one was here, such as an encyclopedia',
      ),
    })
    .describe('The link that leaves this page at once, for those who are watched'),
  help: z
    .strictObject({ heading: line(60), text: paragraph(300) })
    .describe('Whom to call; the numbers come from site.yaml: emergency and crisisLines'),
  listen: z.strictObject({ heading: line(60), intro: paragraph(300) }).describe('Above the recordings'),
  audio: recordings,
});
