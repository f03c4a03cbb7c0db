import * as z from 'zod';
import { line, pageWords, paragraph } from '../text.ts';
import { video } from '../video.ts';

const groupName = line(30);
const statement = z.strictObject({ title: line(40), text: paragraph(240) });

export const whoWeArePageSchema = z.strictObject({
  page: z.literal('who-we-are'),
  ...pageWords,
  heading: line(60),
  intro: paragraph(300),
  mission: statement.describe('The one sentence to remember; shown large'),
  statements: z.array(statement).min(2).max(6).describe('What else the organisation stands for'),
  video,
  leadership: z.strictObject({
    heading: line(40),
    intro: line(140),
    label: line(30).describe('What the tabs choose, such as Group'),
    groups: z
      .strictObject({
        administrative: groupName,
        medical: groupName,
        directors: groupName,
        volunteers: groupName,
      })
      .describe('The names of the four groups, as the tabs show them'),
  }),
});
