/* The words of the pages for those who look for a page, or miss one. */
import * as z from 'zod';
import { line, pageWords, paragraph } from '../text.ts';

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
    .record(line(30), line(80))
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
