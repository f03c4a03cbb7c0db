import * as z from 'zod';
import { line } from './text.ts';

const folderName = z
  .string({ error: 'write the name of the folder' })
  .regex(/^[\w-]+$/, { error: 'write the name of one folder: letters, digits, - and _ only' });

/** Pictures of the picture store, by their folder and how many of it are shown. */
export const storedPictures = z.strictObject({
  folder: folderName,
  subfolder: folderName,
  count: z
    .number({ error: 'write how many pictures the folder holds, such as 6' })
    .int({ error: 'write a whole number of pictures, such as 6' })
    .min(1, { error: 'write how many pictures the folder holds, at least 1' })
    .max(60, { error: 'show at most 60 pictures' }),
  alt: line(100).describe('What the pictures show, for people who cannot see them'),
});

export type StoredPictures = z.infer<typeof storedPictures>;

/**
 * The pictures one by one: {store}/Event-Images/{folder}/{subfolder}/{n}.jpg, n = 1..count. The store is the address of
 * another host, or '.', the folder of the entries.
 */
export function listStored(store: string, { folder, subfolder, count, alt }: StoredPictures) {
  return Array.from({ length: count }, (_, index) => ({
    file: `${store}/Event-Images/${folder}/${subfolder}/${index + 1}.jpg`,
    alt: `${alt}, picture ${index + 1}`,
  }));
}
