import type { CommunityEntry } from '../../../schemas/community.ts';
import { findCommunityFaults } from '../../map/find-community-faults.ts';
import type { Content } from '../content.ts';
import type { Problem } from '../problem.ts';
import { say, valid } from './say.ts';

/** What is wrong with the communities taken together: places outside Ghana, and the same place twice. */
export function checkCommunities({ entries }: Content): Problem[] {
  const communities = valid<CommunityEntry>(entries, 'content/communities');
  const byFile = new Map(communities.map(({ entry }) => [entry.file, entry]));
  const places = communities
    .filter(({ entry }) => /^[1-9]\d*$/.test(entry.id))
    .map(({ entry, value }) => ({
      id: entry.id,
      name: value.name,
      lat: value.lat,
      lng: value.lng,
      isVisible: value.visible,
    }));
  return findCommunityFaults(places).flatMap((fault) => {
    const [, file = '', message = ''] = /^(\S+): ([\s\S]*)$/.exec(fault) ?? [];
    const entry = byFile.get(file);
    return entry ? [say(entry, [message.includes('Ghana') ? 'lat' : 'name'], message)] : [];
  });
}
