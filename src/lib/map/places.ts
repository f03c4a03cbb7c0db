import { communityWords } from '#lib/words.ts';
import type { CommunityEntry } from '../../schemas/community.ts';
import { compareIds, slugOf } from '../ids.ts';
import type { JsonLd } from '../json-ld.ts';
import { isInGhana, type Coordinates } from './coordinates.ts';

/** What every map needs to know about a community. */
export interface Place extends Coordinates {
  id: string;
  name: string;
  /** Whether it has a page that is linked. */
  isVisible: boolean;
}

/** Names ascending; namesakes by id, so that the order never depends on chance. */
export function compareByName(a: { id: string; name: string }, b: { id: string; name: string }): number {
  return a.name.localeCompare(b.name, 'en') || compareIds(a, b);
}

export interface Neighbours<Entry> {
  previous: Entry | undefined;
  next: Entry | undefined;
}

/**
 * For each entry of a sorted list the ones before and after it among those with a linked page; undefined at either end.
 * All at once, since looking for them page by page takes longer the more pages there are.
 */
export function listNeighbours<Entry extends { isVisible: boolean }>(
  sorted: readonly Entry[],
): Neighbours<Entry>[] {
  const previous = lastLinkedBefore(sorted);
  const next = lastLinkedBefore(sorted.toReversed()).toReversed();
  return sorted.map((_, index) => ({ previous: previous[index], next: next[index] }));
}

function lastLinkedBefore<Entry extends { isVisible: boolean }>(
  entries: readonly Entry[],
): (Entry | undefined)[] {
  let last: Entry | undefined;
  return entries.map((entry) => {
    const found = last;
    if (entry.isVisible) last = entry;
    return found;
  });
}

/** Names that one page can list; with more there is a page for each letter. */
export const MOST_LISTED = 200;

export interface Letter<Entry> {
  /** As shown and as in the address: A and a. Names that do not begin with a letter come under 0-9. */
  letter: string;
  slug: string;
  entries: Entry[];
}

/** The entries under their first letters, in the order of the alphabet; within a letter they keep theirs. */
export function listByLetter<Entry extends { name: string }>(entries: readonly Entry[]): Letter<Entry>[] {
  const groups = Map.groupBy(entries, ({ name }) => {
    const [first = ''] = name.trim().toLowerCase();
    const letter = slugOf(first);
    return /^[a-z]$/.test(letter) ? letter : '0-9';
  });
  return [...groups]
    .map(([slug, named]) => ({ slug, letter: slug.toUpperCase(), entries: named }))
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** One place for search engines; with its coordinates, and its page when that is linked. */
export function placeJsonLd({ id, name, lat, lng, isVisible }: Place, siteUrl: string): JsonLd {
  return {
    '@type': 'Place',
    name,
    ...(isVisible && { url: `${siteUrl}/communities/${id}` }),
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
    containedInPlace: { '@type': 'Country', name: 'Ghana' },
  };
}

/**
 * The organisation and the places it serves: by name, and by its own page where a place has one, which tells where it is.
 * When there are more than one page lists, Ghana alone is named.
 */
export function placesJsonLd(places: readonly Place[], site: { name: string; url: string }): JsonLd {
  const listed = places.length > MOST_LISTED ? [] : places;
  return {
    '@type': 'NGO',
    name: site.name,
    url: site.url,
    areaServed: [
      { '@type': 'Country', name: 'Ghana' },
      ...listed.map(({ id, name, isVisible }) => ({
        '@type': 'Place',
        name,
        ...(isVisible && { url: `${site.url}/communities/${id}` }),
      })),
    ],
  };
}

const formatCount = new Intl.NumberFormat('en').format;

/** The eight labelled facts of a community in their order; 'N/A' where one is empty (specification, section 2). */
export function communityFacts(entry: CommunityEntry): { label: string; value: string }[] {
  const facts: [label: string, value: string | number | undefined][] = [
    [communityWords.population, entry.population],
    [communityWords.water, entry.water],
    [communityWords.electricity, entry.electricity],
    [communityWords.education, entry.education],
    [communityWords.occupation, entry.occupation],
    [communityWords.facility, entry.facility],
    [communityWords.trained, entry.trained],
    [communityWords.screened, entry.screened],
  ];
  return facts.map(([label, value]) => ({
    label,
    value: typeof value === 'number' ? formatCount(value) : (value ?? communityWords.unknown),
  }));
}

/** What is wrong with the communities taken together, one sentence for editors each; empty when all is well. */
export function findCommunityFaults(places: readonly Place[]): string[] {
  const faults: string[] = [];
  const seen = new Map<string, string>();
  for (const { id, name, lat, lng } of places) {
    const file = `content/communities/${id}.yaml`;
    if (!/^[1-9]\d*$/.test(id)) {
      faults.push(`${file}: name the file after the community's number alone, such as 70.yaml`);
    }
    if (!isInGhana({ lat, lng })) {
      faults.push(
        `${file}: lat ${lat}, lng ${lng} is outside Ghana; write lat (north) first, lng (east) second`,
      );
    }
    const place = `${name.toLowerCase()} ${lat} ${lng}`;
    const first = seen.get(place);
    if (first) faults.push(`${file}: this is the same name and place as in ${first}; remove one of the two`);
    seen.set(place, file);
  }
  return faults;
}
