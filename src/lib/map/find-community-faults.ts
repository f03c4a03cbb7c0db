import { isInGhana } from './ghana-outline.ts';
import type { Place } from './place.ts';

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
