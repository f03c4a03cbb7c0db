import { communityWords, datesWords } from '#words';
import type { CommunityEntry } from '../../schemas/community.ts';
import { compareIds } from '../ids.ts';
import type { Coordinates } from './coordinates.ts';

/** What every map needs to know about a community. */
export interface Place extends Coordinates {
  id: string;
  name: string;
  /** Every place has a page, but only some of these pages are linked (src/pages/communities/[id].astro). */
  isLinked: boolean;
}

export function compareByName(a: { id: string; name: string }, b: { id: string; name: string }): number {
  return a.name.localeCompare(b.name, 'en') || compareIds(a, b);
}

/** The value of an empty fact is 'N/A' (docs/specification.md, section 2). */
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
    value:
      typeof value === 'number' ? value.toLocaleString(datesWords.locale) : (value ?? communityWords.unknown),
  }));
}
