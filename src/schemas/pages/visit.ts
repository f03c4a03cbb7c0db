/* What /your-visit says about the way to the clinic and about the visit itself. */
import * as z from 'zod';
import { picture } from '../media.ts';
import { line, searchWordsField } from '../text.ts';

/** `file` is the schema of a picture's file: Astro's image() in a build, else pictureFile (media.ts). */
export const directionFields = <File extends z.ZodType>(file: File) => ({
  trotro: line(120).optional().describe('Where to get off, such as "Trotro: get off at Tech Junction."'),
  landmark: line(140).optional().describe('What one sees from the stop, and which way to walk'),
  access: line(140).optional().describe('Steps, ramps and doors, for a wheelchair or a pram'),
  door: picture(file, './door.jpg').describe('The door, as one sees it from the street'),
});

export const atClinicSchema = z.strictObject({
  heading: line(80),
  wait: line(160).optional().describe('Where to go first, and where one waits'),
  time: line(160).optional().describe('How long a visit takes'),
  children: line(160).optional().describe('Whether children can come, and what is there for them'),
  quiet: line(200).optional().describe('When few people are there, for somebody who comes for an HIV test'),
  deaf: line(200).optional().describe('How somebody who cannot hear or speak is served'),
  searchWords: searchWordsField,
});
