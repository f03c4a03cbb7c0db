import { compareIds, MAX_PEOPLE, teamGroupOf } from '#lib/ids.ts';
import { type Content, fieldsOf, type CheckedEntry } from '../content.ts';
import { problemAtFile, warningAt, type Problem, asWarning } from '../problem.ts';

/** A grid shows the first MAX_PEOPLE by id. Warns about each further person, whose page still exists. */
function* checkGridSize(entries: readonly CheckedEntry[], where: string) {
  for (const { file } of entries.toSorted(compareIds).slice(MAX_PEOPLE)) {
    const message = `${where} has ${entries.length} people. Only the first ${MAX_PEOPLE}, in the order of their file names, are shown. This one is not`;
    yield asWarning(problemAtFile(file, message));
  }
}

function* checkFieldForPatients(medical: readonly CheckedEntry[]) {
  const message =
    'patients look for what this person does for them. Write it in a sentence, as in She takes blood and cares for children';
  for (const entry of medical)
    if (entry.value && !fieldsOf<{ forPatients: string }>(entry).forPatients)
      yield warningAt(entry, ['forPatients'], message);
}

/** Grids show the short name, and the person's page shows the name. */
function* checkShortName(entry: CheckedEntry) {
  const { name, shortName } = fieldsOf<{ name: string; shortName: string }>(entry);
  if (!name || !shortName) return;
  const nameWords = name.split(' ');
  if (shortName.split(' ').every((word) => nameWords.includes(word))) return;
  const message = `the page says "${name}", so visitors see two names. Use only words of the name, or remove this line`;
  yield warningAt(entry, ['shortName'], message);
}

export function* checkPeople({ entries }: Content): Generator<Problem> {
  const entriesIn = (path: string) => entries.filter(({ kind }) => kind.path === path);
  const team = entriesIn('content/team');
  const judges = entriesIn('content/judges');
  for (const entry of [...team, ...judges]) yield* checkShortName(entry);
  const teamByGroup = Map.groupBy(team, ({ id }) => teamGroupOf(id));
  yield* checkFieldForPatients(teamByGroup.get('medical') ?? []);
  for (const [group, members] of teamByGroup) yield* checkGridSize(members, `the group ${group}`);
  yield* checkGridSize(judges, 'this folder');
}
