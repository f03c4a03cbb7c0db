import * as content from 'astro:content';
import type { CollectionEntry, CollectionKey } from 'astro:content';
import { hasEnded, withhold } from '#lib/publish/registrations.ts';
import { readBuildTime, isBuilt } from '#loaders/environment.ts';
import { isPublic, markUnpublished } from '#lib/publish/public-days.ts';
import { fillFigures, listFigureWords } from '#lib/publish/figures.ts';
import { readFigures } from '#loaders/figures.ts';
import { getLanguage } from '#lib/language/page-language.ts';
import { type Shown, translateToPage } from './translations.ts';

/*
 * The entries as visitors may see them; all other queries read them here. What depends on another file or on the day is settled
 * here and not in a schema: Astro keeps what a schema made of a file until that file changes.
 */

const builtAt = readBuildTime();

const isSeen = ({ data }: { data: object }): boolean => import.meta.env.DEV || isBuilt(data, builtAt);

const words = new Map<string, Map<string, string>>();

/** What stands in place of each figure, by its name. Read once a build and language. */
export function getFigureWords(): Map<string, string> {
  const known = import.meta.env.DEV ? undefined : words.get(getLanguage());
  const read = known ?? listFigureWords(readFigures(), getLanguage());
  words.set(getLanguage(), read);
  return read;
}

async function toPublic<Entry extends { data: unknown; rendered?: { html: string } }>(
  given: Entry,
  isName: boolean,
): Promise<Shown<Entry>> {
  const figures = getFigureWords();
  const entry = await translateToPage(given, isName);
  const { data, rendered } = entry;
  const seen = withhold(fillFigures(data as object, figures), builtAt);
  return {
    ...entry,
    data: isPublic(seen, builtAt) ? seen : markUnpublished(seen, builtAt),
    ...(rendered && { rendered: fillFigures(rendered, figures) }),
  };
}

const orderOf = ({ data }: { data: object }): number => ('order' in data ? Number(data.order) : 0);

interface Asked {
  /** Only what the ids begin with. */
  under?: string;
  /** Whether just names are shown, which may stay English on pages in other languages. */
  isName?: boolean;
}

/** The entries of a collection, in the editors' order where they give one. */
export async function getCollection<Key extends CollectionKey>(
  key: Key,
  { under = '', isName = false }: Asked = {},
): Promise<Shown<CollectionEntry<Key>>[]> {
  const entries: Shown<CollectionEntry<Key>>[] = await Promise.all(
    (await content.getCollection(key))
      // A story is gone with the consent of whom it tells.
      .filter((entry) => entry.id.startsWith(under) && isSeen(entry) && !hasEnded(entry.data, builtAt))
      .map((entry) => toPublic(entry, isName)),
  );
  return entries.sort((a, b) => orderOf(a) - orderOf(b));
}

export async function getEntry<Key extends CollectionKey>(
  key: Key,
  id: string,
  { isName = false }: Asked = {},
): Promise<Shown<CollectionEntry<Key>> | undefined> {
  const entry = (await content.getEntry(key, id)) as CollectionEntry<Key> | undefined;
  return entry && isSeen(entry) ? toPublic(entry, isName) : undefined;
}
