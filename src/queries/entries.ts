import * as content from 'astro:content';
import type { CollectionEntry, CollectionKey } from 'astro:content';
import { hasEnded, withhold } from '#lib/registrations.ts';
import { readBuildTime } from '#lib/dates.ts';
import { isBuilt, isPublic, markUnpublished } from '#lib/publish.ts';
import { fillFigures, listFigureWords, readFigures } from '#lib/figures.ts';

/*
 * The entries as visitors may see them; all other queries read them here. What depends on another file or on the day is settled
 * here and not in a schema: Astro keeps what a schema made of a file until that file changes.
 */

const builtAt = readBuildTime();

const isSeen = ({ data }: { data: object }): boolean => import.meta.env.DEV || isBuilt(data, builtAt);

let words: Map<string, string> | undefined;

/** What stands in place of each figure, by its name. Read once a build. */
export function getFigureWords(): Map<string, string> {
  words = (import.meta.env.DEV ? undefined : words) ?? listFigureWords(readFigures());
  return words;
}

function toPublic<Entry extends { data: unknown; rendered?: { html: string } }>(entry: Entry): Entry {
  const { data, rendered } = entry;
  const figures = getFigureWords();
  const seen = withhold(fillFigures(data as object, figures), builtAt);
  return {
    ...entry,
    data: isPublic(seen, builtAt) ? seen : markUnpublished(seen, builtAt),
    ...(rendered && { rendered: fillFigures(rendered, figures) }),
  };
}

export async function getCollection<Key extends CollectionKey>(
  key: Key,
  filter?: (entry: CollectionEntry<Key>) => boolean,
): Promise<CollectionEntry<Key>[]> {
  const entries: CollectionEntry<Key>[] = (await content.getCollection(key))
    // A story is gone with the consent of whom it tells.
    .filter((entry) => isSeen(entry) && !hasEnded(entry.data, builtAt))
    .map(toPublic);
  return filter ? entries.filter(filter) : entries;
}

export async function getEntry<Key extends CollectionKey>(
  key: Key,
  id: string,
): Promise<CollectionEntry<Key> | undefined> {
  const entry = (await content.getEntry(key, id)) as CollectionEntry<Key> | undefined;
  return entry && isSeen(entry) ? toPublic(entry) : undefined;
}
