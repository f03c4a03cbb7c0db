import * as z from 'zod';
import { listStored, storedPictures } from './stored-pictures.ts';
import { line } from './text.ts';

/** A picture beside its entry. `file` is the kind of a picture: Astro's when building, any text in tests. */
export const eventPicture = <Picture>(file: z.ZodType<Picture>) =>
  z.strictObject(
    {
      file: file.describe('A picture in the folder of the event, such as ./ho1/1.jpg'),
      alt: line(140).describe('What the picture shows, for people who cannot see it'),
    },
    { error: 'write a file and an alt, such as { file: ./ho1/1.jpg, alt: A nurse at a table }' },
  );

/** The pictures of a gallery one by one, however the editor gave them; those of another host are addresses. */
export const galleryPictures = <Picture>(file: z.ZodType<Picture>, store: string) => {
  // Astro types what goes into its image() as a finished picture, while it is a path.
  const path = file as z.ZodType<Picture, string>;
  const address = z.url({ protocol: /^https?$/ });
  return z
    .union([z.array(eventPicture(z.string())).min(1).max(60), storedPictures], {
      error:
        'write a list of pictures, each with file and alt, or folder, subfolder, count and alt of the picture store',
    })
    .transform((given) => (Array.isArray(given) ? given : listStored(store, given)))
    .pipe(z.array(z.strictObject({ file: z.union([address, path]), alt: z.string() })));
};
