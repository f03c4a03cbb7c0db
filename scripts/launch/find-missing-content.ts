import { fieldsOf, type CheckedEntry } from '../../src/content-check/content.ts';
import { describeField, valueAt } from '../../src/content-check/fields/field-path.ts';
import { DAY_MS, dayStart } from '../../src/lib/time/dates.ts';
import type { EventEntry } from '../../src/schemas/event.ts';
import { schemaOf } from '../../src/schemas/word-tree.ts';
import { makeNote, type ReportItem } from './report-items.ts';

const whatAsks = (people: string) => `What ${people} ask and nobody has answered yet`;
const VISIT_PAGE = 'content/pages/your-visit.yaml';

/** Fields that may be missing, and that people ask for. `fileStart` is a file, or the beginning of file names. */
const QUESTIONS: readonly [group: string, fileStart: string, fields: string][] = [
  [whatAsks('patients'), 'content/services/', 'results.when results.days results.how results.who'],
  [whatAsks('patients'), VISIT_PAGE, 'find.trotro find.landmark find.access find.door'],
  [whatAsks('patients'), VISIT_PAGE, 'here.wait here.time here.children here.quiet here.deaf'],
  [whatAsks('applicants'), 'content/volunteer-roles/', 'cost'],
  [whatAsks('applicants'), 'content/internships/', 'cost'],
  // Of these, /donate says which are not on the site.
  [whatAsks('donors'), 'content/site.yaml', 'proof.taxNumber proof.auditor proof.reports'],
];

/** Each with the words of its schema. */
export const findUnansweredQuestions = (entries: readonly CheckedEntry[]): ReportItem[] =>
  QUESTIONS.flatMap(([group, fileStart, fields]) =>
    entries.flatMap(({ file, kind, id, value }) => {
      // Only what is at the clinic has results.
      if (!file.startsWith(fileStart) || valueAt(value, ['atClinic']) === false) return [];
      const paths = fields.split(' ').map((field) => field.split('.'));
      return paths
        .filter((path) => [undefined, ''].includes(valueAt(value, path)?.toString()))
        .map((path) =>
          makeNote(group, `${file}: ${path.join(' › ')}: ${describeField(schemaOf(kind, id), path)}`),
        );
    }),
  );

/** `now` is in milliseconds. */
export function findMissingOutreachResults(entries: readonly CheckedEntry[], now: number): ReportItem[] {
  return entries.flatMap((entry) => {
    const { componentLink, eventStartDate, eventEndDate, results, visible } = fieldsOf<EventEntry>(entry);
    const lastDay = eventEndDate ?? eventStartDate;
    if (componentLink !== 'healthOutreachEvent' || !lastDay || !visible || results) return [];
    const daysAgo = Math.floor((now - dayStart(lastDay)) / DAY_MS);
    // An outreach of today may still go on, and a year can have 366 days.
    if (daysAgo < 1 || daysAgo > 366) return [];
    const text = `${entry.file}: results of ${lastDay}; write "seen" and the other numbers that you know`;
    return makeNote(whatAsks('donors'), text);
  });
}

/** Outreaches at places that the list on /our-impact does not have. Such a place has `at` in place of `community`. */
export function findUnlistedOutreaches(entries: readonly CheckedEntry[]): ReportItem[] {
  return entries.flatMap((entry) => {
    const { componentLink, at, details, visible } = fieldsOf<EventEntry>(entry);
    if (componentLink !== 'healthOutreachEvent' || !at || !visible) return [];
    const text = `${entry.file}: ${details} is not on the list of communities; add it to content/communities if we reached it`;
    return makeNote(whatAsks('donors'), text);
  });
}

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
