import { compareIds, MOST_PEOPLE, teamGroupOf } from '#lib/ids.ts';
import { findCommunityFaults } from '#lib/map/places.ts';
import type { CommunityEntry } from '#schemas/community.ts';
import { type Content, say, valid, type Entry, sayOfFile } from '../content.ts';
import { didYouMean } from '../fields/did-you-mean.ts';
import type { Problem } from '../problem.ts';

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

/** The people that do not fit into their grid, the last by their ids. Their pages are there all the same. */
function tooMany(entries: readonly Entry[], where: string): Problem[] {
  return entries
    .toSorted(compareIds)
    .slice(MOST_PEOPLE)
    .map(({ file }) => ({
      ...sayOfFile(
        file,
        `${where} has ${entries.length} people. The first ${MOST_PEOPLE} by their ids are shown, and this one is not`,
      ),
      isWarning: true,
    }));
}

/** The items of a list that have the id of an earlier one. */
function doubleIds({ entry, value }: { entry: Entry; value: { id: string }[] }): Problem[] {
  return value.flatMap(({ id }, index) =>
    value.findIndex((other) => other.id === id) === index
      ? []
      : [say(entry, [index, 'id'], `"${id}" stands here twice. Keep one, or give one of them another id`)],
  );
}

/** Pages that somebody reviewed who is not in the team. */
function unknownReviewers(entries: readonly Entry[], team: readonly Entry[]): Problem[] {
  const ids = team.map(({ id }) => id);
  return entries.flatMap((entry) => {
    const value = (entry.value ?? {}) as Record<string, { by: string } | undefined>;
    return ['review', 'medicalReview'].flatMap((field) => {
      const { by } = value[field] ?? {};
      if (by === undefined || ids.includes(by)) return [];
      const message = `there is no content/team/${by}.md.${didYouMean(by, ids)} Write the id of the person who reviewed the page`;
      return [say(entry, [field, 'by'], message)];
    });
  });
}

/** The clinicians whose pages do not say what they do for a patient. */
function withoutWordForPatients(medical: readonly Entry[]): Problem[] {
  const silent = medical.filter(({ value }) => value && !(value as { forPatients?: string }).forPatients);
  const message =
    'patients look for what this person does for them. Write it in a sentence, as in She takes blood, and sees children first';
  return silent.map((entry) => ({ ...say(entry, ['forPatients'], message), isWarning: true }));
}

/** People whom visitors would meet under two names: one in lists, one on their page. */
function checkPerson(entry: Entry): Problem[] {
  const { name, shortName } = (entry.value ?? {}) as { name?: string; shortName?: string };
  if (!name || !shortName || !/^content\/(?:team|judges|profiles)$/.test(entry.kind.path)) return [];
  const words = name.split(' ');
  if (shortName.split(' ').every((word) => words.includes(word))) return [];
  const message = `the page says "${name}", so that visitors meet two names. Use words of the name alone, or remove this line`;
  return [{ ...say(entry, ['shortName'], message), isWarning: true }];
}

/** What only shows when the entries of a kind are seen together, and of people also the two names that one may have. */
export function checkGroups({ entries }: Content): Problem[] {
  const of = (path: string) => entries.filter(({ kind }) => kind.path === path);
  const team = Map.groupBy(of('content/team'), ({ id }) => teamGroupOf(id));
  return [
    ...unknownReviewers(entries, of('content/team')),
    ...[...team].flatMap(([group, members]) => tooMany(members, `the group ${group}`)),
    ...entries.flatMap(checkPerson),
    ...withoutWordForPatients(team.get('medical') ?? []),
    ...tooMany(of('content/judges'), 'this folder'),
    ...tooMany(of('content/profiles'), 'this folder'),
    ...valid<{ id: string }[]>(entries, 'content/navigation.yaml').flatMap(doubleIds),
    ...valid<{ id: string }[]>(entries, 'content/coming.yaml').flatMap(doubleIds),
  ];
}
