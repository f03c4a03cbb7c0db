import * as z from 'zod';
import { pageLink } from '../page-link.ts';
import { line, pageWords, paragraph } from '../text.ts';
import { video } from '../video.ts';

const figure = z.strictObject({
  value: z.int({ error: 'write a whole number without a comma, such as 15819' }).min(0),
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
    })
    .describe('The four figures; the first is shown largest'),
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
  credit: paragraph(300).describe('Where boundaries and coordinates come from; their licences ask for it'),
});
