import { readBuildTime } from '#lib/dates.ts';
import { isPublic } from '#lib/publish.ts';
import { KINDS } from '#schemas/kinds.ts';
import { isShown } from '#schemas/kind.ts';
import type { NavItem } from '#schemas/link.ts';
import { type Content, type Entry, say, sayOfFile, valid } from '../content.ts';
import { fieldLabel, leavesOf } from '../fields/field-path.ts';
import type { Problem } from '../problem.ts';

interface Shown {
  date?: string;
  eventStartDate?: string;
}

const warn = (problem: Problem): Problem => ({ ...problem, isWarning: true });

/** The fields whose words in a template say what to write. In the others stand examples that may be right. */
const TOLD = new Set(
  'title name summary text details location question about position overview src roleOverview keyResponsibilities qualifications finalNote alt'.split(
    ' ',
  ),
);

/** Words of the template where an entry that is shown should have its own. */
function leftOfTemplate(entry: Entry, template: Entry): Problem[] {
  const { data, file, text, textLine } = entry;
  const toWrite = new Set(
    [...leavesOf(template.data)].map(([words, path]) => `${String(path[0])} ${String(words)}`),
  );
  const fields = [...leavesOf(data)].flatMap(([words, path]) => {
    const isLeft = TOLD.has(String(path[0])) && toWrite.has(`${String(path[0])} ${String(words)}`);
    const message = `"${String(words)}" is what the template says. Write your own words`;
    return isLeft ? [{ file, ...entry.locate(path), field: fieldLabel(path, data), message }] : [];
  });
  const paragraphs = template.text.split(/\n{2,}/).filter((words) => words.trim().length > 20);
  const below = paragraphs.flatMap((words) => {
    const at = text.indexOf(words.trim());
    const line = textLine + text.slice(0, at).split('\n').length - 1;
    const message = 'this is what the template says. Write your own words, or remove it';
    return at < 0 ? [] : [{ file, line, column: 1, field: '', message }];
  });
  return [...fields, ...below];
}

// Fields whose words stand on one line, where a # may be meant as a sign.
const TITLES = new Set(['title', 'name', 'question', 'heading', 'label', 'summary', 'details']);

/** Remarks behind the words of a title that no template has there: they may be a part of it. */
const lostWords = (
  { file, remarkAt, locate, data, findings }: Entry,
  known: ReadonlySet<string>,
): Problem[] =>
  [...leavesOf(data)].flatMap(([, path]) => {
    const remark = TITLES.has(String(path.at(-1))) ? remarkAt(path) : undefined;
    const isTold = findings.some(({ line }) => line === locate(path).line);
    if (remark === undefined || isTold || known.has(remark)) return [];
    const message = `visitors do not see what follows the #: "${remark.trim()}". If they should, put quotes around all of it`;
    return [warn({ file, ...locate(path), field: fieldLabel(path, data), message })];
  });

const FAR_YEARS = 5;

/** Days so far ahead that a digit has slipped. */
function farDays(entry: Entry, now: Date): Problem[] {
  const { date, eventStartDate } = (entry.value ?? {}) as Shown;
  const field = date ? 'date' : 'eventStartDate';
  const year = Number(/\d{4}$/.exec(date ?? eventStartDate ?? '')?.[0]);
  const isFar = year > now.getUTCFullYear() + FAR_YEARS;
  return isFar ? [warn(say(entry, [field], `${year} is far ahead. If a digit slipped, correct it`))] : [];
}

function emptyPages(entries: readonly Entry[]): Problem[] {
  // What all health outreaches share lies among the events, and is none.
  const now = readBuildTime();
  const shown = entries.filter(({ id, value }) => id !== '' && isShown(value) && isPublic(value ?? {}, now));
  const places = KINDS.flatMap(({ path, shownOn, folders }) => [
    ...(shownOn ? [[path, shownOn]] : []),
    ...(folders ?? []).map((page) => [`${path}/${page}`, `/${page}`]),
  ]) as [string, string][];
  return places
    .filter(([path]) => !shown.some(({ file }) => file.startsWith(`${path}/`)))
    .map(([path, page]) =>
      warn(sayOfFile(path, `nothing of this folder is shown any more, so that a part of ${page} is empty`)),
    );
}

const emptyMenu = (entries: readonly Entry[]): Problem[] =>
  valid<NavItem[]>(entries, 'content/navigation.yaml').flatMap(({ entry, value }) =>
    value.some(({ visible, places }) => visible && places.includes('menu'))
      ? []
      : [say(entry, [], 'the menu is empty. Give an item "visible: true" and the place menu')],
  );

/** What every parser takes and no visitor should meet: words of a template, cut titles, far days, pages without an entry. */
export function checkShown({ entries, templates }: Content): Problem[] {
  const now = new Date();
  const known = new Set(
    [...templates.values()].flatMap(({ data, remarkAt }) =>
      [...leavesOf(data)].flatMap(([, path]) => remarkAt(path) ?? []),
    ),
  );
  const own = entries.flatMap((entry) => {
    const template = templates.get(entry.kind.path);
    const left = template && isShown(entry.value) ? leftOfTemplate(entry, template) : [];
    return [...left, ...lostWords(entry, known), ...(isShown(entry.value) ? farDays(entry, now) : [])];
  });
  return [...own, ...emptyPages(entries), ...emptyMenu(entries)];
}
