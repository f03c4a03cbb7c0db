import * as z from 'zod';
import { pageLink } from './link.ts';
import { figureName } from './figures.ts';
import { picture, video } from './media.ts';
import { count, distinct, fact, line, pageHead, paragraph, sample, yesOrNo } from './text.ts';

const degrees =
  (direction: 'north' | 'east', min: number, max: number, example: string) => (field: string) => {
    const outside = {
      error: `write a number between ${min} and ${max}, as in ${field}: ${example}. Are the two numbers swapped? For another country, docs/operations.md says what to change`,
    };
    return z
      .number({ error: `write degrees ${direction} as a number, such as ${field}: ${example}` })
      .min(min, outside)
      .max(max, outside);
  };

/** Degrees in Ghana, as a map shows them. */
export const degreesNorth = degrees('north', 4.5, 11.3, '7.0627');
export const degreesEast = degrees('east', -3.4, 1.3, '-1.4001');

const people = count(1200)
  .max(5_000_000, { error: 'no city in Ghana has so many people; check the number' })
  .optional();

export const placeFields = {
  lat: degreesNorth('lat').describe('Degrees north; the first number a map shows'),
  lng: degreesEast('lng').describe('Degrees east; negative west of Greenwich'),
};

/** `content/communities/<number>.yaml`: one community that we serve. A fact that is left out shows as N/A. */
export const communitySchema = z.strictObject({
  sample,
  name: fact(60).describe('The name of the community, such as Mampong'),
  ...placeFields,
  overview: paragraph(1200).optional().describe('Two or three sentences about the community'),
  population: people.describe('How many people live there'),
  water: line(80).optional().describe('Where water comes from, such as Borehole'),
  electricity: z.enum(['Yes', 'No'], { error: 'write Yes or No' }).optional(),
  education: line(80).optional().describe('Schools, such as Primary school'),
  occupation: line(80).optional().describe('What most people live on, such as Farming'),
  facility: line(80)
    .optional()
    .describe(
      'The nearest health facility: its type, such as CHPS, or how long the drive takes; No if there is none',
    ),
  trained: people.describe('How many members of the community were trained'),
  screened: people.describe('How many patients were screened'),
  visible: yesOrNo.default(true).describe('false: the name is listed without a link to the page'),
  picture: picture('./1.jpg').describe('For the banner; without a picture, the site draws a woven strip'),
});

export type CommunityEntry = Omit<z.infer<typeof communitySchema>, 'picture'>;

const figure = z.strictObject({
  name: figureName.describe('As in content/figures.yaml'),
  label: line(40).describe('What is counted, such as People served'),
  text: line(120).describe('What it means, in one short sentence'),
});

export const ourImpactPageSchema = z.strictObject({
  ...pageHead('our-impact'),
  figures: z
    .array(figure)
    .min(1)
    .max(4)
    .superRefine(distinct('name'))
    .describe('Up to four of the figures in content/figures.yaml; the first is shown largest'),
  figuresNote: line(120).describe(
    'Below the figures: the last day counted, as in: Counted up to {figures.date}.',
  ),
  map: z.strictObject({
    heading: line(40),
    intro: paragraph(300).describe('What the map shows and how to use it'),
  }),
  list: z.strictObject({
    heading: line(40),
    intro: paragraph(300).describe(
      'Above the list; {count} is how many communities it has. Distances are in km',
    ),
  }),
  van: z
    .strictObject({
      heading: line(60),
      paragraphs: z.array(paragraph()).min(1).max(4),
      link: pageLink.extend({ label: line(60) }).describe('The page with more'),
    })
    .optional()
    .describe('What the vans are and do'),
  video: video.optional(),
  unknown: paragraph(200).describe('Shown on the page of a community while it has no facts'),
  credit: paragraph(300).describe(
    'Names the sources of boundaries and coordinates, as their licences require',
  ),
});
