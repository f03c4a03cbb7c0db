import * as z from 'zod';

/**
 * A picture beside an entry. Astro would load whatever the path names, code included, so the build pipes its own kind
 * of picture through this one.
 */
export const pictureFile = z
  .string({ error: 'write the name of a picture beside this file, such as ./1.jpg' })
  .regex(/^\.{1,2}\/[\w./-]+\.(?:jpe?g|png|webp|avif)$/i, {
    error: 'write ./ and the name of a picture that ends in .jpg, .png, .webp or .avif, such as ./1.jpg',
  });
