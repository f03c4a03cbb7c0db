import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PUBLISHED_FILE, type PublishedSite } from '../../src/content-check/published.ts';
import { isConfigured } from '../../src/lib/security/third-parties.ts';
import { describeNetworkError, hostAt } from '../watch/host.ts';

/** `published` is undefined if nothing is published, or if it is not known; then `note` says why. */
interface Finding {
  published?: PublishedSite;
  note?: string;
}

async function readFrom(place: string): Promise<string> {
  if (!place.startsWith('http')) return readFile(join(place, PUBLISHED_FILE), 'utf8');
  const { status, body } = await hostAt(new URL(place).origin).get(PUBLISHED_FILE);
  if (status !== 200) throw new Error(`${PUBLISHED_FILE} answers ${status}`);
  return body;
}

/**
 * What the live site at `url` has. The environment variable PUBLISHED can name another place: a site, or the folder of a release,
 * such as /srv/site/current; `none` compares with nothing.
 */
export async function readPublished(url: string, place = process.env['PUBLISHED'] || url): Promise<Finding> {
  if (place === 'none' || (place === url && !isConfigured(url))) return {};
  try {
    const published = JSON.parse(await readFrom(place)) as PublishedSite;
    // Anything but a list is not what a build wrote.
    if (!Array.isArray(published.pages)) throw new Error('not a list of pages');
    return { published };
  } catch (error) {
    return {
      note: `What ${place} has is not known (${describeNetworkError(error)}), so no removed page is found`,
    };
  }
}
