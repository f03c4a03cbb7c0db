import { getImage } from 'astro:assets';

/**
 * The address of a JPEG for link previews and search engines. Both get this copy instead of the editor's own file, which may be
 * huge and may say where the photo was taken.
 */
export async function getSharePictureAddress(file: ImageMetadata, siteUrl: string): Promise<string> {
  const { src } = await getImage({
    src: file,
    width: 1200,
    height: 630,
    fit: 'cover',
    format: 'jpeg',
    layout: 'none',
  });
  return new URL(src, siteUrl).href;
}
