import { getImage } from 'astro:assets';

/**
 * The whole address of a picture as other sites show it beside a link. Never the editor's own file: it may be huge and
 * name the place where it was taken. `site` is the address of this site.
 */
export async function sharePicture(file: ImageMetadata, site: string): Promise<string> {
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
