import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { PUBLISHED_FILE, type PublishedSite } from '../../src/content-check/published.ts';
import { isConfigured } from '../../src/lib/security/third-parties.ts';
import { describeNetworkError, hostAt } from '../watch/host.ts';

const publishedSchema: z.ZodType<PublishedSite> = z.object({
  pages: z.array(
    z.object({
      address: z.string(),
      file: z.string(),
      title: z.string().optional(),
      to: z.string().nullable().optional(),
    }),
  ),
  destinations: z.record(z.string(), z.string()).optional(),
});

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
    return { published: publishedSchema.parse(JSON.parse(await readFrom(place))) };
  } catch (error) {
    const reason = error instanceof z.ZodError ? 'not a list of pages' : describeNetworkError(error);
    return { note: `What ${place} has is not known (${reason}), so no removed page is found` };
  }
}
