import { glob, type Loader } from 'astro/loaders';
import { existsSync } from 'node:fs';
import { checkStoredPictures } from '#lib/events/event-pictures.ts';
import { storedPictures, type StoredPictures } from '#schemas/media.ts';
import { checkedId } from './file-loader.ts';

/** Reads the events. Stops the build with a sentence when one counts more pictures than its folder in the storage holds. */
export function eventLoader(storage: string): Loader {
  const makeId = checkedId('events');
  const stored = new Map<string, StoredPictures>();
  const entries = glob({
    base: './content/events',
    pattern: '**/[^_]*.md',
    generateId: (entry) => {
      const id = makeId(entry);
      const { data } = storedPictures.safeParse(entry.data['images']);
      if (data) stored.set(id, data);
      return id;
    },
  });
  return {
    name: 'event-loader',
    load: async (context) => {
      stored.clear();
      await entries.load(context);
      for (const [id, pictures] of stored) {
        await checkStoredPictures(id, pictures, { storage, has: hasStoredPicture });
      }
    },
  };
}

const GONE = [403, 404, 410];

/**
 * Whether a picture of the storage is there: './...' beside the entries of events, or an address. Storage that does not
 * answer is no reason to blame an editor: what the last build took from it may still do, and if not, the
 * build stops with the address.
 */
export async function hasStoredPicture(address: string): Promise<boolean> {
  if (address.startsWith('./')) return existsSync(`content/events/${address}`);
  const question = { method: 'HEAD', signal: AbortSignal.timeout(10_000) };
  const answer = await fetch(address, question).catch(() => null);
  return !GONE.includes(answer?.status ?? 0);
}
