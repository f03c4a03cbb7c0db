import * as content from 'astro:content';
import type { CollectionEntry, CollectionKey } from 'astro:content';
import { hasEndedConsent, keepConsentedParts } from '#lib/publish/registrations.ts';
import { readBuildTime, isShownInBuild } from '#loaders/environment.ts';
import { isPublic, markUnpublished } from '#lib/publish/public-days.ts';
import { fillFigures, listFigureWords } from '#lib/publish/figures.ts';
import { readSingleFile, type SingleFile } from '#loaders/single-file.ts';
import { remember } from '#loaders/remember.ts';
import { getLanguage } from '#lib/language/page-language.ts';
import { collections } from '#schemas/collections.ts';
import { type Localised, translateFile, translateToPage } from './translations.ts';

/*
 * The entries as visitors may see them, for the other queries. What depends on another file or on the day is decided here, not in a
 * schema: Astro caches the output of a schema until the entry's own file changes.
 */

/** The time of this build decides what is public and which events are upcoming. In the browser, scripts move ended events. */
export const builtAt = readBuildTime();

// Previews and `npm run dev` also show entries that are not public, but no entry whose consent has ended.
const isSeen = ({ data }: { data: object }): boolean =>
  (import.meta.env.DEV || isShownInBuild(data, builtAt)) && !hasEndedConsent(data, builtAt);

const figureWordsIn = remember((tag: string) => listFigureWords(readSingleFile('figures'), tag));

/** The text of each placeholder such as {figures.students}, by its name ('students'). */
export const getFigureWords = (): Map<string, string> => figureWordsIn(getLanguage());

interface EntryOptions {
  /** Only entries whose ids begin with this text. */
  under?: string;
  /** Whether the page shows only the names of these entries. Names may stay English on pages in other languages. */
  isName?: boolean;
}

async function toPublic<Entry extends { data: unknown; rendered?: { html: string } }>(
  original: Entry,
  isName: boolean,
): Promise<Localised<Entry>> {
  const figures = getFigureWords();
  const entry = await translateToPage(original, isName);
  const { data, rendered } = entry;
  // The data of every entry is an object.
  const visible = keepConsentedParts(fillFigures(data as object, figures), builtAt);
  return {
    ...entry,
    data: isPublic(visible, builtAt) ? visible : markUnpublished(visible, builtAt),
    ...(rendered && { rendered: fillFigures(rendered, figures) }),
  };
}

const orderOf = ({ data }: { data: object }): number => ('order' in data ? Number(data.order) : 0);

/** Sorted by the field `order`, if the entries have one. */
export async function getCollection<Key extends CollectionKey>(
  key: Key,
  { under = '', isName = false }: EntryOptions = {},
): Promise<Localised<CollectionEntry<Key>>[]> {
  const entries: Localised<CollectionEntry<Key>>[] = await Promise.all(
    (await content.getCollection(key))
      .filter((entry) => entry.id.startsWith(under) && isSeen(entry))
      .map((entry) => toPublic(entry, isName)),
  );
  return entries.sort((a, b) => orderOf(a) - orderOf(b));
}

/** Whether visitors can see any entry of a collection. Unlike getCollection(), it needs no translation. */
export const hasEntries = async (key: CollectionKey, under = ''): Promise<boolean> =>
  (await content.getCollection(key)).some((entry) => entry.id.startsWith(under) && isSeen(entry));

export async function getEntry<Key extends CollectionKey>(
  key: Key,
  id: string,
  { isName = false }: Pick<EntryOptions, 'isName'> = {},
): Promise<Localised<CollectionEntry<Key>> | undefined> {
  // TypeScript does not derive the type of the entry from `key`.
  const entry = (await content.getEntry(key, id)) as CollectionEntry<Key> | undefined;
  return entry && isSeen(entry) ? toPublic(entry, isName) : undefined;
}

const readRemembered = remember(readSingleFile<SingleFile>);

/** The data of a file such as content/navigation.yaml. */
export const getSingleFile = <Name extends SingleFile>(name: Name): ReturnType<typeof readSingleFile<Name>> =>
  // The cast: remember() knows only the union of all files here.
  fillFigures(translateFile(collections[name].path, readRemembered(name)), getFigureWords()) as ReturnType<
    typeof readSingleFile<Name>
  >;

/** For getStaticPaths of a route with [id]. */
export const pathsOf = <Entry extends { id: string }>(entries: readonly Entry[]) =>
  entries.map((entry) => ({ params: { id: entry.id }, props: entry }));
