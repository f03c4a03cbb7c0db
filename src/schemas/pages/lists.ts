/* The words of the pages that list events and articles. */
import * as z from 'zod';
import { line, pageWords, paragraph } from '../text.ts';

const list = z.strictObject({ name: line(20), empty: line(60).describe('Shown while the list is empty') });

export const eventsPageSchema = z.strictObject({
  page: z.literal('events'),
  ...pageWords,
  heading: line(60),
  intro: paragraph(300),
  upcoming: list,
  past: list,
  outreach: line(40).describe('What lists call a health outreach, after the place'),
  onlineOnly: line(30).describe('Shown in place of a location'),
  results: z
    .strictObject({
      heading: line(40).describe('On the page of a health outreach'),
      years: line(60).describe('On /our-impact, above the years'),
      community: line(60).describe('On the page of a community, above its outreaches'),
      latest: line(60).describe('On the donation page of a programme, above its latest three'),
    })
    .describe('Above what came of health outreaches, where that is known'),
  calendar: z
    .strictObject({ heading: line(40), text: paragraph(300), link: line(40) })
    .describe('The calendar of all events'),
});

const filterName = line(20);

export const newsPageSchema = z.strictObject({
  page: z.literal('news'),
  ...pageWords,
  heading: line(60),
  intro: paragraph(300),
  filters: z
    .strictObject({ all: filterName, news: filterName, blog: filterName, awards: filterName })
    .describe('The names of the filters, in the order shown'),
  empty: line(60).describe('Shown where a filter has no article'),
});
