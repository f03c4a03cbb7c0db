import type { CollectionEntry } from 'astro:content';
import { compareIds, TEAM_GROUPS, teamGroupOf, type TeamGroup } from '#lib/ids.ts';
import { fill } from '#lib/placeholders.ts';
import { entryAddress } from '#schemas/kind.ts';
import { kindNamed } from '#schemas/kinds.ts';
import { eventWords, peopleWords } from '#words';
import { getCollection, getEntry } from './entries.ts';
import { getPage, getTitle } from './pages.ts';
import { getSite } from './site.ts';
import type { Localised } from './translations.ts';

export type Person = Localised<CollectionEntry<'team' | 'judges' | 'profiles'>>;

/** Whether a person's own page has a biography. Without one, no list links to the page, and search engines do not index it. */
export const hasBiography = ({ body }: Person): boolean => Boolean(body?.trim());

/** The four groups of the team, with the members of each group in the order of the ids. */
export async function listTeamGroups(): Promise<
  { group: TeamGroup; members: Localised<CollectionEntry<'team'>>[] }[]
> {
  const team = await getCollection('team');
  return TEAM_GROUPS.map((group) => {
    return { group, members: team.filter(({ id }) => teamGroupOf(id) === group).toSorted(compareIds) };
  });
}

/** The team member who reviewed a page or its translation. Throws if there is no such member. */
export async function getReviewer(id: string): Promise<Localised<CollectionEntry<'team'>>> {
  const person = await getEntry('team', id);
  if (!person)
    throw new Error(
      `content/team/${id}.md is missing, but a page or content/languages.yaml names this reviewer`,
    );
  return person;
}

export async function listJudges(): Promise<CollectionEntry<'judges'>[]> {
  return (await getCollection('judges')).toSorted(compareIds);
}

/** The address of a person's page, such as /mbr/m1. Every person has a page, so the '' is never used. */
export const personAddress = ({ collection, id }: Person): string =>
  entryAddress(kindNamed(collection), id) ?? '';

/** The parent of a person's page: /who-we-are for the team, /events for judges and profiles. `back` links to this parent. */
export async function getPersonParent({ collection, id }: Person) {
  if (collection !== 'team') {
    const { title } = await getTitle('events');
    return { title, path: '/events', back: { path: '/events', label: eventWords.events } };
  }
  const group = teamGroupOf(id);
  const { title, leadership } = await getPage('who-we-are');
  const back = { path: `/who-we-are#${group}`, label: `${title}: ${leadership.groups[group]}` };
  return { title, path: '/who-we-are', back };
}

/** What the layout needs for a person's page. Judges have another description, because they do not work for us. */
export async function describePerson(person: Person) {
  const { name, position } = person.data;
  const { name: siteName } = await getSite();
  const words = person.collection === 'judges' ? peopleWords.judgeDescription : peopleWords.description;
  const description = fill(words, { name, position, site: siteName });
  return { isIndexed: hasBiography(person), title: name, description, parent: await getPersonParent(person) };
}
