import { periodsOf } from '#schemas/clock-time.ts';
import { DAY_MS, dayStart, formatDate } from '#lib/time/dates.ts';
import { readBuildTime } from '#loaders/environment.ts';
import { isPublic, type PublicDays } from '#lib/publish/public-days.ts';
import { isCalendarDate } from '#schemas/date.ts';
import { KINDS } from '#schemas/kinds.ts';
import { isVisible } from '#schemas/kind.ts';
import { FAQ_PAGES } from '#schemas/page.ts';
import { type Content, type CheckedEntry, fieldsOf, type ValidEntry, validEntries } from '../content.ts';
import { leavesOf } from '../fields/field-path.ts';
import {
  problemAt,
  problemAtFile,
  warningAt,
  type Problem,
  asWarning,
  explainLostItem,
  shorten,
} from '../problem.ts';

const MIN_HIDDEN_LETTERS = 8;
// The longest events last a season.
const MAX_DAYS = 100;
const MAX_CLOSED_DAYS = 21;

// The fields for the days of an event, and for the first day that the clinic is closed (`from`).
const FUTURE_FIELDS = new Set(['eventStartDate', 'eventEndDate', 'from']);
// Other days with which a typing mistake would mislead visitors.
const DAY_FIELDS = new Set('newDate notOn until publishFrom publishUntil date expires'.split(' '));

/** Days far ahead, an article or a count from the future, and a new event, or a new day of one, that is over. */
function* findOddDays(entry: CheckedEntry, before: CheckedEntry | undefined, isNew: boolean) {
  const fields = fieldsOf<Record<string, string>>(entry);
  const { date, publishFrom, eventStartDate: first, eventEndDate: last = first } = fields;
  const now = readBuildTime();
  // The date of an article, and the day up to which figures were counted.
  const correct = 'If this is a typing mistake, correct it';
  if (date && dayStart(date) > Math.max(now, publishFrom ? dayStart(publishFrom) : 0))
    yield warningAt(entry, ['date'], `${formatDate(date)} is still to come. ${correct}`);
  const isMoved = before ? fieldsOf<Record<string, string>>(before).eventStartDate !== first : isNew;
  if (isMoved && last && dayStart(last) + DAY_MS < now && !fields['afterwards'] && !fields['results'])
    yield warningAt(entry, ['eventStartDate'], `this is over since ${formatDate(last)}. ${correct}`);
  const days = first && last ? Math.round((dayStart(last) - dayStart(first)) / DAY_MS) : 0;
  for (const field of ['eventStartDate', 'eventEndDate']) {
    // Without the field, `year` is NaN, and the comparison below is false.
    const year = Number(/\d{4}$/.exec(fields[field] ?? '')?.[0]);
    const isFar = year > new Date(now).getUTCFullYear() + 5;
    if (!isFar && (field !== 'eventEndDate' || days <= MAX_DAYS)) continue;
    const what = isFar ? `${year} is far ahead` : `the event would last ${days} days`;
    yield warningAt(entry, [field], `${what}. ${correct}`);
  }
}

const listDays = ({ data }: CheckedEntry) =>
  leavesOf(data).flatMap(([text, path]) => {
    const field = String(path.findLast((step) => typeof step === 'string'));
    if (typeof text !== 'string' || !(FUTURE_FIELDS.has(field) || DAY_FIELDS.has(field))) return [];
    const days = text.split(' to ').filter(isCalendarDate);
    return days.map((day) => ({ day, path, isKey: FUTURE_FIELDS.has(field) }));
  });

/** An article is dated near the day on which it is written. So a date that would be near only as DD/MM is probably swapped. */
const NEAR_DAYS = 60;

function isNearIfSwapped(text: string): boolean {
  const daysAgo = (day: string) => (readBuildTime() - dayStart(day)) / DAY_MS;
  const isNear = (day: string) => daysAgo(day) >= 0 && daysAgo(day) <= NEAR_DAYS;
  return !isNear(text) && isNear(text.replace(/^(\d\d)\/(\d\d)/, '$2/$1'));
}

/**
 * Dates that could also be read as DD/MM: future days of an event or a closure, all that the change adds, and the date of an article
 * that is near only if it is swapped.
 */
function* findAmbiguousDays(entry: CheckedEntry, before: CheckedEntry | undefined, isNew: boolean) {
  const former = before && new Set(listDays(before).map(({ day }) => day));
  for (const { day: text, path, isKey } of listDays(entry)) {
    const [month = 0, day = 0] = text.split('/').map(Number);
    const isAdded = former ? !former.has(text) : isNew;
    const isSwapped =
      entry.kind.name === 'articles' && path.at(-1) === 'date' && day <= 12 && isNearIfSwapped(text);
    if (day <= 12 && day !== month && (isAdded || isSwapped || (isKey && dayStart(text) > readBuildTime())))
      yield warningAt(entry, path, `${text} is read as ${formatDate(text)}`);
  }
}

/** A first day of a hidden entry, or of one that visitors can see today. */
function* checkPublishFrom(entry: CheckedEntry, formerEntries: readonly CheckedEntry[]) {
  const now = readBuildTime();
  const { publishFrom } = fieldsOf<PublicDays>(entry);
  const before = formerEntries.find(({ file }) => file === entry.file)?.value;
  const isShownToday = before && isVisible(before) && isPublic(before, now);
  if (!publishFrom) return;
  const useless = '"visible: false" hides it every day. Remove one of the two lines';
  const withdrawn = `visitors can see this today, and links to it would be broken until ${formatDate(publishFrom)}. Remove the line, or write an earlier day`;
  if (!isVisible(entry.value)) yield problemAt(entry, ['publishFrom'], useless);
  else if (isShownToday && dayStart(publishFrom) > now) yield warningAt(entry, ['publishFrom'], withdrawn);
}

function* findEmptyPages(entries: readonly CheckedEntry[]) {
  const now = readBuildTime();
  // Single files have the id ''. One of them, content/events/_health-outreach.md, must not count as an event.
  const shown = entries.filter(
    ({ id, value }) => id !== '' && isVisible(value) && isPublic(value ?? {}, now),
  );
  const places = [
    ...KINDS.map(({ path, shownOn }) => ({ folder: path, page: shownOn })),
    ...FAQ_PAGES.map((page) => ({ folder: `content/faqs/${page}`, page: `/${page}` })),
  ];
  for (const { folder, page } of places)
    if (page && !shown.some(({ file }) => file.startsWith(`${folder}/`)))
      yield asWarning(
        problemAtFile(folder, `nothing in this folder is shown any more, so a part of ${page} is empty`),
      );
}

/** Words of a field that are behind a # now, and an item that is a part of the item above it. */
function* findHiddenWords(entry: CheckedEntry, before: CheckedEntry) {
  const texts = [...leavesOf(before.data)].map(([text]) => String(text));
  // Of two items that became one, neither is left.
  const gone = new Set(texts).difference(new Set([...leavesOf(entry.data)].map(([text]) => String(text))));
  const restOf = (text: unknown, start: string) => String(text).slice(start.length + 1);
  for (const [now, path] of leavesOf(entry.data)) {
    // "twi interpreter" stood there beside "twi" and "interpreter".
    const above =
      !texts.includes(String(now)) &&
      [...gone].find((text) => String(now).startsWith(`${text} `) && gone.has(restOf(now, text)));
    const lost = above && restOf(now, above);
    // Of a line with a capital letter, read-yaml.ts knows the position.
    if (lost && !/^\p{Lu}/u.test(lost)) yield warningAt(entry, path, explainLostItem(lost));
    const remark = entry.remarkAt(path)?.trim() ?? '';
    if (remark.length < MIN_HIDDEN_LETTERS || !texts.some((text) => text.includes(remark))) continue;
    const message = `visitors no longer read what is after #: "${shorten(remark, 60)}". Put quotes around all of the text`;
    yield warningAt(entry, path, message);
  }
}

/** A clinic that opens at night: am and pm are confused. From midnight on is a clinic that never closes. */
function* checkHours({ entry, value }: ValidEntry<'site'>) {
  for (const [day, hours] of Object.entries(value.clinic.hours)) {
    const opens = (periodsOf(hours)[0]?.[0] ?? 0) / 60;
    if (opens === 0 || (opens >= 5 && opens < 18)) continue;
    const message = `the clinic would open at ${hours.replace(/ .*/, '')}. If am and pm are confused, correct it`;
    yield warningAt(entry, ['clinic', 'hours', day], message);
  }
}

const yearsIn = (...texts: unknown[]) => [...(texts.join(' ').match(/(?<!\d|\bsince )20\d\d(?!\d)/gi) ?? [])];

/** Years in the words or the link of an event or a role, none of which is the year of its days or its title. */
function* checkYears(entry: CheckedEntry) {
  const { title, details, applyLink, ...fields } = fieldsOf<Record<string, unknown>>(entry);
  const ofDays = yearsIn(fields['eventStartDate'], fields['eventEndDate'], fields['newDate']);
  const years = ofDays.length > 0 ? ofDays : yearsIn(title);
  for (const [field, text] of Object.entries({ title, details, applyLink })) {
    const named = yearsIn(text);
    if (years.length === 0 || named.length === 0 || named.some((year) => years.includes(year))) continue;
    const message = `this says ${named.join(', ')}, and the rest says ${[...new Set(years)].join(' and ')}. Correct one of the two`;
    yield warningAt(entry, [field], message);
  }
}

/** Closures so long that the day and the month of one end may be swapped. */
function* checkClosures({ entry, value }: ValidEntry<'site'>) {
  for (const [index, { from, until = from }] of value.clinic.closures.entries()) {
    const days = Math.round((dayStart(until) - dayStart(from)) / DAY_MS) + 1;
    if (days <= MAX_CLOSED_DAYS || dayStart(until) < readBuildTime()) continue;
    const message = `the clinic would be closed for ${days} days, until ${formatDate(until)}. If this is a typing mistake, correct it`;
    yield warningAt(entry, ['clinic', 'closures', index, 'until'], message);
  }
}

/** Valid content, but probably wrong. */
export function* checkSlips({ entries, formerEntries = [], newFiles }: Content): Generator<Problem> {
  for (const entry of entries) {
    const before = formerEntries.find(({ file }) => file === entry.file);
    const isNew = newFiles?.has(entry.file) ?? false;
    yield* findAmbiguousDays(entry, before, isNew);
    if (isVisible(entry.value)) yield* findOddDays(entry, before, isNew);
    yield* checkPublishFrom(entry, formerEntries);
    if (['events', 'volunteerRoles'].includes(entry.kind.name)) yield* checkYears(entry);
    if (before) yield* findHiddenWords(entry, before);
  }
  for (const site of validEntries(entries, 'site')) {
    yield* checkHours(site);
    yield* checkClosures(site);
  }
  yield* findEmptyPages(entries);
}
