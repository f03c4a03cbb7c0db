import { dayStart, formatDate } from '#lib/time/dates.ts';
import { readBuildTime } from '#loaders/environment.ts';
import { isPublic } from '#lib/publish/public-days.ts';
import { isCalendarDate } from '#schemas/date.ts';
import { KINDS } from '#schemas/kinds.ts';
import { isShown } from '#schemas/kind.ts';
import type { NavItem } from '#schemas/link.ts';
import { type Content, type Entry, say, sayOfFile, valid } from '../content.ts';
import { leavesOf } from '../fields/field-path.ts';
import { type Problem, warn } from '../problem.ts';

interface Shown {
  date?: string;
  eventStartDate?: string;
}

// Fields whose words stand on one line, where a # may be meant as a sign.
const TITLES = new Set(['title', 'name', 'question', 'heading', 'label', 'summary', 'details']);

/** Remarks behind the words of a title that no template has there: they may be a part of it. */
function* lostWords(entry: Entry, known: ReadonlySet<string>): Generator<Problem> {
  for (const [, path] of leavesOf(entry.data)) {
    const remark = TITLES.has(String(path.at(-1))) ? entry.remarkAt(path) : undefined;
    const isTold = entry.findings.some(({ line }) => line === entry.locate(path).line);
    if (remark === undefined || isTold || known.has(remark)) continue;
    const message = `visitors do not see what follows the #: "${remark.trim()}". If they should, put quotes around all of it`;
    yield warn(say(entry, path, message));
  }
}

const TO_COME = new Set(['eventStartDate', 'eventEndDate', 'from']);
const FAR_YEARS = 5;

/** Days so far ahead that a digit has slipped. */
function* farDays(entry: Entry): Generator<Problem> {
  const { date, eventStartDate } = (entry.value ?? {}) as Shown;
  const field = date ? 'date' : 'eventStartDate';
  const year = Number(/\d{4}$/.exec(date ?? eventStartDate ?? '')?.[0]);
  if (year > new Date().getUTCFullYear() + FAR_YEARS)
    yield warn(say(entry, [field], `${year} is far ahead. If a digit slipped, correct it`));
}

/** Days to come that could be read with the day first: said back in words. */
function* daysToCome(entry: Entry): Generator<Problem> {
  for (const [day, path] of leavesOf(entry.data)) {
    if (!TO_COME.has(String(path.at(-1))) || typeof day !== 'string' || !isCalendarDate(day)) continue;
    const [month, date] = day.split('/').map(Number) as [number, number];
    if (date <= 12 && date !== month && dayStart(day) > readBuildTime())
      yield warn(say(entry, path, `${day} is read as ${formatDate(day)}`));
  }
}

/** A first day for what no day shows. */
function* hiddenForGood(entry: Entry): Generator<Problem> {
  if ((entry.value as { publishFrom?: string }).publishFrom)
    yield say(entry, ['publishFrom'], '"visible: false" hides it on every day. Remove one of the two lines');
}

function* emptyPages(entries: readonly Entry[]): Generator<Problem> {
  // What all health outreaches share lies among the events, and is none.
  const now = readBuildTime();
  const shown = entries.filter(({ id, value }) => id !== '' && isShown(value) && isPublic(value ?? {}, now));
  const places = KINDS.flatMap(({ path, shownOn, folders = [] }) => [
    ...(shownOn ? [{ folder: path, page: shownOn }] : []),
    ...folders.map((page) => ({ folder: `${path}/${page}`, page: `/${page}` })),
  ]);
  for (const { folder, page } of places)
    if (!shown.some(({ file }) => file.startsWith(`${folder}/`)))
      yield warn(
        sayOfFile(folder, `nothing of this folder is shown any more, so that a part of ${page} is empty`),
      );
}

/** What every parser takes and no visitor should meet: cut titles, far days, pages without an entry. */
export function* checkShown({ entries, templates }: Content): Generator<Problem> {
  const known = new Set(
    [...templates.values()].flatMap(({ data, remarkAt }) =>
      [...leavesOf(data)].flatMap(([, path]) => remarkAt(path) ?? []),
    ),
  );
  for (const entry of entries) {
    // Each word of the site itself has its remark.
    if (entry.kind.name !== 'interface') yield* lostWords(entry, known);
    yield* daysToCome(entry);
    if (!isShown(entry.value)) {
      yield* hiddenForGood(entry);
      continue;
    }
    yield* farDays(entry);
  }
  yield* emptyPages(entries);
  for (const { entry, value } of valid<NavItem[]>(entries, 'content/navigation.yaml'))
    if (!value.some(({ visible, places }) => visible && places.includes('menu')))
      yield say(entry, [], 'the menu is empty. Give an item "visible: true" and the place menu');
}
