import type { Site } from '../../schemas/site.ts';
import { isConfigured } from '../third-parties.ts';
import { listStored, type StoredPictures } from '../../schemas/media.ts';

/** The large picture of an event. */
export const mainPicture = { width: 720, height: 540, quality: 40, layout: 'none' as const };

/** It is shown 328 pixels wide on a small phone and 764 at most. Every further width costs the build half a second a photograph. */
export const mainSizes = { widths: [360, 720], sizes: '(min-width: 48em) 48rem, 91vw' };

/** Where the pictures of events are that are given by folder and count: the configured host, else '.', beside the entries. */
export function pictureStorage({ imagesBaseUrl }: Pick<Site, 'imagesBaseUrl'>): string {
  return isConfigured(imagesBaseUrl) ? imagesBaseUrl.replace(/\/$/, '') : '.';
}

/** The hosts that the build may take pictures from. */
export function storageHosts(storage: string): string[] {
  return URL.canParse(storage) ? [new URL(storage).hostname] : [];
}

/** Throws a sentence when the entry of an event counts more pictures than its folder has; `has` looks one up. */
export async function checkStoredPictures(
  id: string,
  pictures: StoredPictures,
  { storage, has }: { storage: string; has: (address: string) => Promise<boolean> },
): Promise<void> {
  const addresses = listStored(storage, pictures).map(({ file }) => file);
  const found = await Promise.all(addresses.map(has));
  const missing = found.indexOf(false);
  if (missing === -1) return;
  const folder = addresses[missing]?.replace(/\/\d+\.jpg$/, '').replace(/^\.(?=\/)/, 'content/events');
  const error = new Error(
    `content/events/${id}.md: images.count: ${pictures.count} is more than ${folder} holds; ` +
      (missing === 0 ? 'add 1.jpg' : `write ${missing}, or add ${missing + 1}.jpg`),
  );
  // Where in our code it was found helps nobody who keeps the pictures.
  error.stack = '';
  throw error;
}
