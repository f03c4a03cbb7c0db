import type { CollectionEntry } from 'astro:content';
import { compareIds, TEAM_GROUPS, teamGroupOf, type TeamGroup } from '#lib/ids.ts';
import { fill } from '#lib/placeholders.ts';
import { peopleWords } from '#words';
import { getCollection, getEntry } from './entries.ts';
import { getSite } from './site.ts';
import type { Shown } from './translations.ts';

export type Person = Shown<CollectionEntry<'team' | 'judges' | 'profiles'>>;

/** Whether a person's own page has more to say than the lists. */
export const hasWords = ({ body }: Person): boolean => Boolean(body?.trim());

/** The members of the team in their four groups, each in the order of the ids. */
export async function listTeamGroups(): Promise<
  { group: TeamGroup; members: Shown<CollectionEntry<'team'>>[] }[]
> {
  const team = await getCollection('team');
  return TEAM_GROUPS.map((group) => {
    return { group, members: team.filter(({ id }) => teamGroupOf(id) === group).toSorted(compareIds) };
  });
}

/** The member of the team who reviewed a page, and whether there is more to read. Throws a sentence when there is none. */
export async function getReviewer(
  id: string,
): Promise<Shown<CollectionEntry<'team'>> & { hasPage: boolean }> {
  const person = await getEntry('team', id);
  if (!person) throw new Error(`There is no content/team/${id}.md, who reviewed a page`);
  return { ...person, hasPage: hasWords(person) };
}

export async function listJudges(): Promise<CollectionEntry<'judges'>[]> {
  return (await getCollection('judges')).toSorted(compareIds);
}

/** What a person's own page is called, and whether search engines list it. Judges have other words: they are not of the organisation. */
export async function describePerson(person: Person, words = peopleWords.description) {
  const { name, position } = person.data;
  const { name: site } = await getSite();
  return { isIndexed: hasWords(person), title: name, description: fill(words, { name, position, site }) };
}
