import * as z from 'zod';
import { position } from './position.ts';
import { line } from './text.ts';

/** `content/internships/<number>.yaml`: one programme. The number is its address; the highest is the newest. */
export const internshipSchema = z.strictObject({
  ...position,
  location1: line(60).describe('Who it is for'),
  location2: line(60).describe('Where it takes place'),
});
