import { glob, type Loader } from 'astro/loaders';
import { checkStoredPictures } from '#lib/events/event-pictures.ts';
import { storedPictures, type StoredPictures } from '#schemas/stored-pictures.ts';
import { checkedId } from './checked-id.ts';
import { hasStoredPicture } from './has-stored-picture.ts';

/** Reads the events. Stops the build with a sentence when one counts more pictures than its folder in the store holds. */
export function eventLoader(store: string): Loader {
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
        await checkStoredPictures(id, pictures, { store, has: hasStoredPicture });
      }
    },
  };
}
