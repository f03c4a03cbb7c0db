import * as z from 'zod';
import { line, pageWords, paragraph } from '../text.ts';

export const searchPageSchema = z.strictObject({
  page: z.literal('search'),
  ...pageWords,
  heading: line(60),
  intro: paragraph(300),
  failed: paragraph(200).describe('Shown when the search cannot be loaded'),
  none: paragraph(200).describe('Shown when nothing is found'),
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
