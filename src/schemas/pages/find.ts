/* The words of the pages on which visitors look for something: the lists, the search, and what they find in place of a page. */
import * as z from 'zod';
import { fact, line, pageWords, paragraph } from '../text.ts';

export const searchPageSchema = z.strictObject({
  page: z.literal('search'),
  ...pageWords,
  heading: line(60),
  intro: paragraph(300),
  failed: paragraph(200).describe('Shown when the search cannot be loaded'),
  none: paragraph(200).describe('Shown when nothing is found'),
  parts: z
    .strictObject({ tests: line(40), people: line(40), events: line(40), others: line(40) })
    .describe('What the parts of the list are called'),
  contacts: z
    .strictObject({
      phone: line(60),
      email: line(60),
      address: line(60),
      hours: line(60),
      emergency: line(60),
      ambulance: line(60),
    })
    .describe('What the ways to reach and find the clinic are called in the list'),
  everyday: z
    .record(line(30), fact(80))
    .describe('What people say, and the words of our own lists that it stands for'),
});

export const notFoundPageSchema = z.strictObject({
  page: z.literal('not-found'),
  ...pageWords,
  heading: line(60),
  text: paragraph(300),
  gone: z
    .strictObject({ heading: line(60), text: paragraph(300) })
    .describe('What stands at an address that redirects.yaml calls gone'),
});

/** What the browser shows when there is no connection (src/worker). It has no address of its own. */
export const offlinePageSchema = z.strictObject({
  page: z.literal('offline'),
  heading: line(60),
  text: paragraph(300).describe('Above the phone number'),
  saved: line(60).describe('Above the list of the pages that the device has kept'),
  note: paragraph(200)
    .regex(/\{date\}/, { error: 'write {date} where the day and the time of saving belong' })
    .describe('Above a page that the device has kept; {date} stands for when'),
});

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
