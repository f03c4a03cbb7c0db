import * as z from 'zod';
import { optionalWebAddress } from './address.ts';
import { line, sample } from './text.ts';

/**
 * `content/team/<id>.md`, `content/judges/<id>.md`, `content/profiles/<number>.md`: one person. The text below the header
 * block describes them and may be empty. `file` is the kind of a picture: Astro's when building, any text in tests.
 */
export const personSchema = <File extends z.ZodType>(file: File) =>
  z.strictObject({
    sample,
    name: line(60).describe('First and last name, with a title such as Dr'),
    shortName: line(30).optional().describe('Shown in lists instead of a long name'),
    position: line(60).describe('What the person does'),
    linkedin: optionalWebAddress.default('').describe('The professional profile on another site'),
    picture: z
      .strictObject({
        file: file.describe('A picture beside this file, such as ./a1.jpg'),
        alt: line(140).describe('What the picture shows, for people who cannot see it'),
      })
      .optional()
      .describe('A portrait, with the person’s permission; without one, the site draws the initials'),
  });
