import * as z from 'zod';
import { line, paragraph } from './text.ts';

/** `content/coming.yaml`: a page that is still being written. */
export const comingPageSchema = z.strictObject({
  title: line(60),
  text: paragraph(200).describe('What visitors will find there'),
});
