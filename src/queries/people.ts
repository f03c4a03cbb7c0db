import type { CollectionEntry } from 'astro:content';
import { compareIds, TEAM_GROUPS, teamGroupOf, type TeamGroup } from '#lib/ids.ts';
import { fill } from '#lib/placeholders.ts';
import { peopleWords } from '#words';
import { getCollection, getEntry } from './entries.ts';
import { getSite } from './site.ts';
import type { Localised } from './translations.ts';

export type Person = Localised<CollectionEntry<'team' | 'judges' | 'profiles'>>;

/** Whether a person's own page has more to say than the lists. */
export const hasBiography = ({ body }: Person): boolean => Boolean(body?.trim());

/** The members of the team in their four groups, each in the order of the ids. */
export async function listTeamGroups(): Promise<
  { group: TeamGroup; members: Localised<CollectionEntry<'team'>>[] }[]
> {
  const team = await getCollection('team');
  return TEAM_GROUPS.map((group) => {
    return { group, members: team.filter(({ id }) => teamGroupOf(id) === group).toSorted(compareIds) };
  });
}

/** The team member who reviewed a page, and whether that person's page has a text. Throws if there is no such member. */
export async function getReviewer(
  id: string,
): Promise<Localised<CollectionEntry<'team'>> & { hasPage: boolean }> {
  const person = await getEntry('team', id);
  if (!person) throw new Error(`There is no content/team/${id}.md, who reviewed a page`);
  return { ...person, hasPage: hasBiography(person) };
}

export async function listJudges(): Promise<CollectionEntry<'judges'>[]> {
  return (await getCollection('judges')).toSorted(compareIds);
}

/** The title and description of a person's page, and whether search engines may list it. Judges need other `words`: they do not work for us. */
export async function describePerson(person: Person, words = peopleWords.description) {
  const { name, position } = person.data;
  const { name: site } = await getSite();
  return { isIndexed: hasBiography(person), title: name, description: fill(words, { name, position, site }) };
}
