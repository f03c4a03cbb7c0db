import { getImage } from 'astro:assets';

/**
 * The address of a picture for other sites. Never the editor's own file: it may be huge and contain the place where it was taken.
 */
export async function getSharePictureAddress(file: ImageMetadata, site: string): Promise<string> {
  const { src } = await getImage({
    src: file,
    width: 1200,
    height: 630,
    fit: 'cover',
    format: 'jpeg',
    layout: 'none',
  });
  return new URL(src, site).href;
}
