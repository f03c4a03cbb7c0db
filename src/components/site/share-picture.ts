import { getImage } from 'astro:assets';
import { getSite } from '#queries/site.ts';

/**
 * A JPEG of a picture for link previews and search engines. Both get this copy instead of the editor's own file, which may be huge
 * and may say where the photo was taken.
 */
export async function getSharePicture(picture: { file: ImageMetadata; alt: string } | undefined) {
  if (!picture) return undefined;
  const { src } = await getImage({
    src: picture.file,
    width: 1200,
    height: 630,
    fit: 'cover',
    format: 'jpeg',
    layout: 'none',
  });
  return { address: new URL(src, (await getSite()).url).href, alt: picture.alt };
}
