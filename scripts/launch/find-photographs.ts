import type { CheckedEntry } from '../../src/content-check/content.ts';
import { fieldsOf } from '../../src/content-check/content.ts';
import { note, type ReportItem } from './report-items.ts';

interface Wanted {
  /** The file, or the beginning of the files of which one is enough. */
  file: string;
  /** The field of the picture. */
  field: 'hero' | 'picture' | 'eventImage';
  what: string;
}

const OF_ALL = 'ask each person who can be recognised, and add consent to the picture';

/** The eight photographs that count most, the most important first: of people who agreed, so a drawing is none. */
const PHOTOGRAPHS: readonly Wanted[] = [
  { file: 'content/pages/home.yaml', field: 'hero', what: `a nurse or the van at work; ${OF_ALL}` },
  {
    file: 'content/team/m',
    field: 'picture',
    what: 'a colleague whom patients meet; ask them, then add consent to the picture',
  },
  {
    file: 'content/team/a',
    field: 'picture',
    what: 'a colleague who answers the phone; ask them, then add consent to the picture',
  },
  {
    file: 'content/team/d',
    field: 'picture',
    what: 'a member of the board; ask them, then add consent to the picture',
  },
  {
    file: 'content/team/v',
    field: 'picture',
    what: 'a volunteer; ask them, then add consent to the picture',
  },
  {
    file: 'content/events/ho',
    field: 'eventImage',
    what: `a health outreach; ${OF_ALL}, or the parent of a child`,
  },
  {
    file: 'content/communities/',
    field: 'picture',
    what: `people at a place that you serve; ${OF_ALL}`,
  },
  { file: 'content/articles/', field: 'picture', what: `what happened; ${OF_ALL}` },
];

interface Pictured {
  consent?: unknown;
}

/** The photographs that the owner still has to take. */
export function findPhotographs(entries: readonly CheckedEntry[]): ReportItem[] {
  return PHOTOGRAPHS.flatMap(({ file, field, what }) => {
    const isTaken = entries
      .filter((entry) => entry.file.startsWith(file))
      .map((entry) => fieldsOf<Record<typeof field, Pictured>>(entry)[field])
      .some((picture) => picture?.consent);
    return isTaken ? [] : [note('Photographs that count most', `${file}... ${field}: ${what}`)];
  });
}
