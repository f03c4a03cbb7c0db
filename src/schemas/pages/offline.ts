import * as z from 'zod';
import { line, paragraph } from '../text.ts';

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
