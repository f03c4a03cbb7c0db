import * as z from 'zod';
import { webAddress } from './address.ts';
import { position } from './position.ts';
import { line } from './text.ts';

/** `content/volunteer-roles/<number>.yaml`: one volunteer role. The number is its address; the highest is shown first. */
export const roleSchema = z.strictObject({
  ...position,
  location1: line(60).describe('The place on site, such as Kumasi, Ghana'),
  location2: line(60).describe('The other way to work, such as Remote only'),
  applyLink: webAddress.optional().describe('The page to apply on, if it is not the form of the code'),
});
