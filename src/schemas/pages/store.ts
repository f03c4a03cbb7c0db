import * as z from 'zod';
import { line, pageWords, paragraph } from '../text.ts';

export const storePageSchema = z.strictObject({
  page: z.literal('store'),
  ...pageWords,
  heading: line(60),
  closed: paragraph(200).describe('Says that the shop is not open yet'),
});
