import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { readBuildTime, isShownInBuild } from '#loaders/environment.ts';
import { hasEndedConsent, keepConsentedParts } from '#lib/publish/registrations.ts';
import { fillFigures, listFigureWords } from '#lib/publish/figures.ts';
import { KINDS } from '#schemas/kinds.ts';
import { collectionOf } from '#schemas/page.ts';
import { readSingleFile } from '#loaders/single-file.ts';

export interface Written {
  id: string;
  /** The text below the header block. */
  text: string;
  visible?: boolean;
  [field: string]: unknown;
}

/**
 * The entries in a folder of content/ that are public today, sorted by id: 2 before 10. They are as editors wrote them, but
 * figures are filled in. Parts are left out if somebody's consent to them has ended.
 */
export function readEntries<Fields>(folder: string): (Written & Fields)[] {
  const words = listFigureWords(readSingleFile('figures'));
  const files = globSync(`content/${folder}/!(_*|*.*).{md,mdx,yaml}`);
  const entries = files.map((file) => {
    const source = readFileSync(file, 'utf8');
    const [, header = source, text = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(source) ?? [];
    return fillFigures(
      { ...(parse(header) as Fields), id: basename(file).replace(/\.\w+$/, ''), text: text.trim() },
      words,
    );
  });
  const now = readBuildTime();
  return entries
    .filter((entry) => isShownInBuild(entry, now) && !hasEndedConsent(entry, now))
    .map((entry) => keepConsentedParts(entry, now))
    .toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
}

/** The texts of a page as editors wrote them, but with figures filled in. */
export const readPage = <Fields>(id: string): Fields =>
  fillFigures(
    parse(readFileSync(`content/pages/${id}.yaml`, 'utf8')) as Fields,
    listFigureWords(readSingleFile('figures')),
  );

/** Whether menus and lists have the page: not if it only lists entries and there are none, such as /internships. */
export function isListed(path: string): boolean {
  const kind = KINDS.find(({ name }) => name === collectionOf(path));
  return !kind || readEntries(kind.path.replace('content/', '')).length > 0;
}

/** The programmes with a donation form, which a stand-in replaces. */
export const programmesWithForm = () =>
  readEntries<{ name: string; form?: string }>('programmes').filter(({ form }) => form);

/** The names of the programmes, by id. */
export const programmeNames = (): ReadonlyMap<string, string> =>
  new Map(readEntries<{ name: string }>('programmes').map(({ id, name }) => [id, name]));

let leaveOut = (what: string): void => {
  throw new Error(`These journeys need ${what} in content/`);
};

/** Sets what happens if content/ lacks the subject of a journey. Without it, the test fails. */
export function whenMissing(action: (what: string) => void): void {
  leaveOut = action;
}

/**
 * Returns the subject of a journey. If content/ has none, the journey is not part of the run (whenMissing). Call this function
 * inside a test: outside, a missing subject would stop all tests of the file.
 */
export function need<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) leaveOut(what);
  // If the thing is missing, leaveOut() has thrown.
  return thing as Thing;
}

/** The video of a page. Call this function inside a test (need). */
export const pageVideo = (id: string) =>
  need(readPage<{ video?: { id: string; title: string } }>(id).video, `a video on /${id}`);

/** The texts of the events page, such as the names of its two lists. */
export const eventsPage = () =>
  readPage<Record<'upcoming' | 'past', { name: string; empty: string }>>('events');

/** The beginning of the note on a page that the device saved. */
export const savedNote = () => readPage<{ note: string }>('offline').note.split('{')[0]?.trim() ?? '';

/** The names of the groups of the team. */
export const groupNames = () =>
  readPage<{
    leadership: { groups: Record<'administrative' | 'medical' | 'directors' | 'volunteers', string> };
  }>('who-we-are').leadership.groups;

/** The volunteer roles with our application form: a role may have an application page of its own instead. */
export const rolesWithForm = () =>
  readEntries<{ title: string; src: string; applyLink?: string }>('volunteer-roles').filter(
    ({ applyLink }) => !applyLink,
  );
