import type { CommunityEntry } from '../../schemas/community.ts';
import { isInGhana } from './ghana-outline.ts';
import type { Place } from './places.ts';

const formatCount = new Intl.NumberFormat('en').format;

/** The eight labelled facts of a community in their order; 'N/A' where one is empty (specification, section 2). */
export function communityFacts(entry: CommunityEntry): { label: string; value: string }[] {
  const facts: [label: string, value: string | number | undefined][] = [
    ['Population', entry.population],
    ['Water', entry.water],
    ['Electricity', entry.electricity],
    ['Education', entry.education],
    ['Occupation', entry.occupation],
    ['Nearest Health Facility', entry.facility],
    ['Members Trained', entry.trained],
    ['Patients Screened', entry.screened],
  ];
  return facts.map(([label, value]) => ({
    label,
    value: typeof value === 'number' ? formatCount(value) : (value ?? 'N/A'),
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
