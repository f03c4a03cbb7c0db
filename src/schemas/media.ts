import type { ImageMetadata } from 'astro';
import * as z from 'zod';
import { consent } from './consent.ts';
import { SPOKEN_TAGS } from './languages.ts';
import { fact, line, matching, paragraph, sample } from './text.ts';

const PICTURE_FORMAT =
  'write ./ and the name of a picture that ends in .jpg, .png, .webp or .avif, such as ./1.jpg';

/** A message about the path of a picture; null if it is fine. */
export function explainPicturePath(path: string): string | null {
  if (path === '') return 'write the name of a picture beside this file, such as ./1.jpg';
  if (/^[a-z][\w+.-]*:|^\/\//i.test(path))
    return 'a picture from another site cannot be shown. Upload it beside this file and write ./ and its name';
  if (!/^\.{1,2}\//.test(path))
    return `write ./ in front of the name of a picture beside this file: ./${path.replace(/^\/+/, '')}`;
  if (!/\.(?:jpe?g|png|webp|avif)$/i.test(path))
    return 'a picture must be a file that ends in .jpg, .png, .webp or .avif. Save it as JPEG';
  if (/[^\w./-]/.test(path))
    return 'the name of a picture is made of letters, digits, hyphens and dots. Rename the file';
  return null;
}

/**
 * The path of a picture beside an entry. Astro loads whatever the path names, even code, so the build checks the path with
 * this schema first. Then src/loaders/pictures.ts asks Astro for the picture.
 */
const pictureFile = z
  .string({ error: 'write the name of a picture beside this file, such as ./1.jpg' })
  .regex(/^\.{1,2}\/[\w./-]+\.(?:jpe?g|png|webp|avif)$/i, {
    error: ({ input }) => explainPicturePath(String(input)) ?? PICTURE_FORMAT,
  })
  .meta({ patternErrorMessage: PICTURE_FORMAT });

/** Each picture says why it may be shown: nobody can be recognised, it is drawn, or its people have agreed (check-consent.ts). */
const consentFields = {
  people: z
    .enum(['nobody', 'drawn'], {
      error:
        'write people: nobody if nobody can be recognised, or people: drawn; if people agreed, write consent',
    })
    .optional()
    .describe('nobody when nobody in it can be recognised; drawn for a drawing, which no gallery shows'),
  consent: consent
    .optional()
    .describe('For a picture of people: who agreed, when and until when; never published'),
};

const pictureFields = (about: string) => ({
  file: pictureFile.describe(about),
  alt: line(140).describe('What the picture shows, for people who cannot see it'),
  ...consentFields,
});

export const picture = (example: string) =>
  z.strictObject(pictureFields(`A picture beside this file, such as ${example}`)).optional();

const RANGE = { error: 'write a number from 0 to 100' };

const percent = (from: string) =>
  z.number(RANGE).min(0, RANGE).max(100, RANGE).default(50).describe(`How far ${from}, in per cent`);

/** A picture that is cropped to several shapes around one point. */
export const heroPicture = (example: string) =>
  z.strictObject({
    ...pictureFields(`A picture beside this file, such as ${example}`),
    focus: z
      .strictObject({ across: percent('from the left'), down: percent('from the top') })
      .prefault({})
      .describe('The point that must stay visible when the picture is cropped'),
  });

const folderName = matching(
  /^[\w-]+$/,
  'write the name of one folder: letters, digits, - and _ only',
  'write the name of the folder',
);

/** Pictures in the picture storage (`imagesBaseUrl` in site.yaml): their folder, and how many there are. */
export const storedPictures = z.strictObject({
  folder: folderName,
  subfolder: folderName,
  count: z
    .number({ error: 'write how many pictures the folder holds, such as 6' })
    .int({ error: 'write a whole number of pictures, such as 6' })
    .min(1, { error: 'write how many pictures the folder holds, at least 1' })
    .max(60, { error: 'show at most 60 pictures' }),
  alt: line(100).describe('What the pictures show, for people who cannot see them'),
  ...consentFields,
});

export type StoredPictures = z.infer<typeof storedPictures>;

/** `file` is the path below the address of the storage. */
export function listStoredPictures({ folder, subfolder, count, alt, ...consentOfAll }: StoredPictures) {
  return Array.from({ length: count }, (_, index) => ({
    file: `Event-Images/${folder}/${subfolder}/${index + 1}.jpg` as const,
    alt: `${alt}, picture ${index + 1}`,
    ...consentOfAll,
  }));
}

export const eventPicture = z.strictObject(
  pictureFields('A picture in the folder of the event, such as ./ho1/1.jpg'),
  'write a file and an alt, such as { file: ./ho1/1.jpg, alt: A nurse at a table }',
);

/** The pictures of a gallery one by one, from a list or from `storedPictures`. */
export const galleryPictures = z
  .union([z.array(eventPicture).min(1).max(60), storedPictures], {
    error:
      'write a list of pictures with file and alt; for stored pictures, folder, subfolder, count and alt',
  })
  .transform((pictures) => (Array.isArray(pictures) ? pictures : listStoredPictures(pictures)));

/** `Value` as pages get it, with pictures instead of their paths. A picture on another host stays an address. */
export type WithPictures<Value> = Value extends { file: infer Path; alt: string }
  ? { [Key in keyof Value]: Key extends 'file' ? PictureAt<Path> : Value[Key] }
  : { [Key in keyof Value]: WithPictures<Value[Key]> };

type PictureAt<Path> = Path extends `Event-Images/${string}` ? ImageMetadata | string : ImageMetadata;

export const video = z.strictObject({
  id: matching(
    /^[\w-]+$/,
    'write only the id of the video, not its whole address',
    'write the id of the video, as in the address of its page',
  ),
  title: line(80),
  length: matching(
    /^\d{1,3}:[0-5]\d$/,
    "write minutes and seconds in quotes, such as '2:40'",
    "put quotes around the length, such as '2:40'",
  ).describe('Minutes and seconds; visitors see it before they play'),
  text: paragraph(300).describe('What the video shows, for visitors who do not play it'),
});

export const recordings = z
  .array(
    z
      .strictObject({
        sample,
        title: fact(80).describe('What it is about, in its own language'),
        language: z
          .enum(SPOKEN_TAGS, { error: `write the tag of the language: ${SPOKEN_TAGS.join(', ')}` })
          .describe('tw is Twi, ee Ewe, gaa Ga, ha Hausa, dag Dagbani, fr French, en English'),
        file: matching(
          /^\.\/[\w.-]+\.mp3$/,
          'write ./ and the name of an MP3 beside this file, such as ./1.mp3',
          'write the name of a recording beside this file, such as ./1.mp3',
        ).describe('An MP3 beside this file, such as ./1.mp3; a smaller ./1.ogg (Opus) may lie beside it'),
        length: z
          .int({ error: 'write how many whole seconds it lasts, such as 80' })
          .min(1, { error: 'write how many whole seconds it lasts, such as 80' })
          .max(1200, { error: 'make several recordings of at most 20 minutes (1200 seconds)' })
          .describe('How many seconds it lasts; visitors see it before they listen'),
        speaker: fact(60).describe('Who speaks'),
        people: z
          .literal('nobody', { error: 'write people: nobody when a computer speaks, or consent' })
          .optional()
          .describe('nobody when a computer speaks'),
        consent: consent
          .optional()
          .describe('For a real speaker: who agreed, when and until when; never published'),
        words: matching(
          /^[a-zA-Z]+(?:\.[a-zA-Z]+)*$/,
          'write the name of a field of this file, such as intro',
        )
          .optional()
          .describe(
            'The field of this file with the spoken words, such as intro; "text" is the text below the header block',
          ),
        spokenFrom: matching(/^[a-p]{8}$/, 'write the mark that npm run messages shows, such as kbamdgoh')
          .optional()
          .describe(
            'The mark that npm run messages shows above the spoken text; it replaces "words" or "transcript"',
          ),
        transcript: paragraph(6000)
          .optional()
          .describe('The spoken words, when no field has them; shown below the recording'),
      })
      .refine((each) => (each.people === undefined) !== (each.consent === undefined), {
        path: ['consent'],
        error:
          'write who agreed to be heard, as in { by: Ama Mensah, on: 10/05/2026, until: 10/05/2028 }; or people: nobody, when a computer speaks',
      })
      .refine((each) => [each.words, each.transcript, each.spokenFrom].filter(Boolean).length === 1, {
        path: ['transcript'],
        error:
          'write the spoken words in "transcript"; or write in "words" which field of this file has them',
      }),
  )
  .min(1, { error: 'write at least one recording, or remove the line' })
  .max(24, { error: 'keep at most 24 recordings on a page' })
  .optional()
  .describe('Recordings of what the page says, in any language');

export type Recording = NonNullable<z.infer<typeof recordings>>[number];
