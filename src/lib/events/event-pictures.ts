import type { Site } from '../../schemas/site.ts';
import { isConfigured } from '../security/third-parties.ts';
import { listStoredPictures, type StoredPictures } from '../../schemas/media.ts';

/** The large picture of an event. Without 'none', the layout of astro.config.mjs would make more widths. */
export const mainPicture = { width: 720, height: 540, quality: 40, layout: 'none' as const };

/** Only two widths, because each further width costs the build half a second per photograph. */
export const mainSizes = { widths: [360, 720], sizes: '(min-width: 48em) 48rem, 91vw' };

/** The value of `storage` if pictures have no host of their own. */
export const BESIDE_ENTRIES = '.';

/** Where event pictures are stored if the entry gives a folder and a count: an address, or BESIDE_ENTRIES. */
export function pictureStorage({ imagesBaseUrl }: Pick<Site, 'imagesBaseUrl'>): string {
  return isConfigured(imagesBaseUrl) ? imagesBaseUrl.replace(/\/$/, '') : BESIDE_ENTRIES;
}

/** The hosts that the build may take pictures from. */
export function storageHosts(storage: string): string[] {
  return URL.canParse(storage) ? [new URL(storage).hostname] : [];
}

/** The message to an editor if content/events, of which `files` are the paths, has fewer pictures than `count`; null if it has enough. */
export function explainMissingPicture(pictures: StoredPictures, files: ReadonlySet<string>): string | null {
  const paths = listStoredPictures(pictures).map(({ file }) => `content/events/${file}`);
  const firstMissing = paths.findIndex((path) => !files.has(path));
  if (firstMissing === -1) return null;
  const folder = paths[firstMissing]?.replace(/\/\d+\.jpg$/, '');
  // `firstMissing` counts from 0, but pictures are numbered from 1. So the folder has the pictures 1 to `firstMissing`.
  const correction =
    firstMissing === 0 ? 'add 1.jpg' : `write ${firstMissing}, or add ${firstMissing + 1}.jpg`;
  return `${pictures.count} is more than ${folder} holds; ${correction}`;
}
