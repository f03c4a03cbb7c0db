import { getCollection, type CollectionEntry } from 'astro:content';
import { listPeople } from '#lib/list-people.ts';
import { TEAM_GROUPS, teamGroupOf, type TeamGroup } from '#lib/team-group.ts';

export type Person = CollectionEntry<'team' | 'judges' | 'profiles'>;

/** The members of the team in their four groups, each in the order of the ids. */
export async function listTeamGroups(): Promise<{ group: TeamGroup; members: CollectionEntry<'team'>[] }[]> {
  const team = await getCollection('team');
  return TEAM_GROUPS.map((group) => {
    const members = team.filter(({ id }) => teamGroupOf(id) === group);
    return { group, members: listPeople(members, `content/team, group ${group},`) };
  });
}

/** The judges of the case competition, in the order of their ids. */
export async function listJudges(): Promise<CollectionEntry<'judges'>[]> {
  return listPeople(await getCollection('judges'), 'content/judges');
}

/** The people behind the events, 1 to 12. */
export async function listProfiles(): Promise<CollectionEntry<'profiles'>[]> {
  return listPeople(await getCollection('profiles'), 'content/profiles');
}
