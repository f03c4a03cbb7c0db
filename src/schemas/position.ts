import * as z from 'zod';
import { responsibilities } from './responsibilities.ts';
import { line, paragraph, sample } from './text.ts';

/** What a volunteer role and an internship programme have in common; the words of the blocks of its page. */
export const position = {
  sample,
  title: line(60),
  text: line(170).describe('One or two sentences for the list, for search results and for shared links'),
  src: z
    .string({ error: "put quotes around the code, such as 'social-media'" })
    .regex(/^[\w-]{1,80}$/, { error: 'write only the code of the form, without an address or slashes' })
    .describe('The code of the application form; the address before it stands in site.yaml'),
  roleOverview: z.array(paragraph(600)).min(1, { error: 'write at least one paragraph' }),
  keyResponsibilities: responsibilities.describe('Numbered items or named groups, each with its lines'),
  qualifications: z.array(line(240)).min(1, { error: 'write at least one line' }),
  finalNote: z.array(paragraph(600)).default([]).describe('Paragraphs at the end; may be left out'),
};
