import { fieldsOf, type CheckedEntry } from '../../src/content-check/content.ts';
import { makeNote, type ReportItem } from './report-items.ts';

type Field = 'hero' | 'picture' | 'eventImage';

/**
 * The photographs that count most, the most important first. `fileStart` is a file or the beginning of several file names; one
 * photograph in these files is enough. In content/team, the first letter of a file name is the person's group (teamGroupOf in
 * src/lib/ids.ts).
 */
const PHOTOGRAPHS: readonly [fileStart: string, field: Field, what: string][] = [
  ['content/pages/home.yaml', 'hero', 'a nurse or the van at work'],
  ['content/team/m', 'picture', 'a colleague whom patients meet'],
  ['content/team/a', 'picture', 'a colleague who answers the phone'],
  ['content/team/d', 'picture', 'a member of the board'],
  ['content/team/v', 'picture', 'a volunteer'],
  ['content/events/ho', 'eventImage', 'a health outreach'],
  ['content/communities/', 'picture', 'people at a place that you serve'],
  ['content/pages/donate.yaml', 'picture', 'what a gift does'],
];

const ASK = 'ask each person who can be recognised, or the parent of a child, and add consent to the picture';

/** The photographs that the owner still has to take. A picture without consent can be a drawing, so it does not count. */
export function findMissingPhotographs(entries: readonly CheckedEntry[]): ReportItem[] {
  return PHOTOGRAPHS.flatMap(([fileStart, field, what]) => {
    const isTaken = entries
      .filter((entry) => entry.file.startsWith(fileStart))
      .some((entry) => fieldsOf<Record<Field, { consent?: unknown }>>(entry)[field]?.consent);
    if (isTaken) return [];
    const files = /\.\w+$/.test(fileStart) ? fileStart : `${fileStart}...`;
    return makeNote('Photographs that count most', `${files} ${field}: ${what}; ${ASK}`);
  });
}
