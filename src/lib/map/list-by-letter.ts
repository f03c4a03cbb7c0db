import { slugOf } from '../slug.ts';

/** Names that one page can list; with more there is a page for each letter. */
export const MOST_LISTED = 200;

export interface Letter<Entry> {
  /** As it is shown and as it stands in the address: A and a. Names that begin with no letter come under 0-9. */
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
