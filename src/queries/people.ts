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

/** Without a biography, no list links to the person's page, and search engines do not index it. */
export const hasBiography = ({ body }: Person): boolean => Boolean(body?.trim());

/** Only groups with people, in their order. */
export async function listTeamGroups(): Promise<
  { group: TeamGroup; members: Localised<CollectionEntry<'team'>>[] }[]
> {
  const team = await getCollection('team');
  return TEAM_GROUPS.map((group) => {
    return { group, members: team.filter(({ id }) => teamGroupOf(id) === group).toSorted(compareIds) };
  }).filter(({ members }) => members.length > 0);
}

/** Throws if there is no such team member. */
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

/** An address such as /mbr/m1. Every person has a page, so the '' is never used. */
export const personAddress = ({ collection, id }: Person): string =>
  entryAddress(kindNamed(collection), id) ?? '';

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

/** Judges have another description, because they do not work for us. */
export async function describePerson(person: Person) {
  const { name, position } = person.data;
  const { name: siteName } = await getSite();
  const words = person.collection === 'judges' ? peopleWords.judgeDescription : peopleWords.description;
  const description = fill(words, { name, position, site: siteName });
  return { isIndexed: hasBiography(person), title: name, description, parent: await getPersonParent(person) };
}
