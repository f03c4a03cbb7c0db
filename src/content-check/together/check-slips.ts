import { DAY_MS, dayStart, formatDate } from '#lib/time/dates.ts';
import { readBuildTime } from '#loaders/environment.ts';
import { periodsOf } from '#schemas/clock-time.ts';
import type { CommunityEntry } from '#schemas/community.ts';
import type { EventEntry } from '#schemas/event.ts';
import { isVisible } from '#schemas/kind.ts';
import type { ServiceEntry } from '#schemas/service.ts';
import type { Site } from '#schemas/site.ts';
import {
  type CheckedEntry,
  compareAges,
  type Content,
  fieldsOf,
  problemAt,
  validEntries,
} from '../content.ts';
import { asDue, asWarning, type Problem } from '../problem.ts';
import { weekdaysBetween } from '../texts/find-event-faults.ts';
import { normalise } from './list-options.ts';

function* checkWeekly(entry: CheckedEntry, { every, notOn = [] }: EventEntry): Generator<Problem> {
  if (!every) return;
  for (const [index, days] of notOn.entries()) {
    const [first = '', last] = days.split(' to ');
    const weekdays = weekdaysBetween(first, last);
    if (weekdays.includes(every)) continue;
    const message = `there is no meeting then: ${formatDate(first)} is a ${weekdays[0]}, and the event is on a ${every}. Correct the day, or remove it`;
    yield asWarning(problemAt(entry, ['notOn', index], message));
  }
}

function* checkEvent(entry: CheckedEntry, event: EventEntry, now: number): Generator<Problem> {
  yield* checkWeekly(entry, event);
  const lastDay = event.newDate ?? event.eventEndDate ?? event.eventStartDate;
  const message = 'the event has not been yet. Write how it went once it is over, or correct its day';
  const isAhead = lastDay && dayStart(lastDay) > now;
  if (isAhead && event.afterwards) yield asWarning(problemAt(entry, ['afterwards'], message));
  // These count in the sums of /our-impact.
  if (isAhead && event.results) yield problemAt(entry, ['results'], message);
}

function* checkUnavailable(
  entry: CheckedEntry,
  { categories }: ServiceEntry,
  now: number,
): Generator<Problem> {
  for (const [category, { options }] of categories.entries())
    for (const [option, { unavailable }] of options.entries()) {
      const until = typeof unavailable === 'object' ? unavailable.until : undefined;
      if (!until || dayStart(until) + DAY_MS > now) continue;
      const path = ['categories', category, 'options', option, 'unavailable', 'until'];
      const message = `this ended on ${formatDate(until)}, and patients can choose the test again. Remove the line, or write a later day`;
      yield asDue(problemAt(entry, path, message));
    }
}

// The part of a folder in which a field must differ; undefined if it need not.
const ofPage = ({ id }: CheckedEntry) => id.replace(/\/.*/, '');
const ofPlace = (entry: CheckedEntry) =>
  [fieldsOf<CommunityEntry>(entry).lat, fieldsOf<CommunityEntry>(entry).lng].join();
const ofMeeting = (entry: CheckedEntry) => {
  const { title, location, eventStartTime } = fieldsOf<EventEntry>(entry);
  return title || location ? [title, location, eventStartTime].join() : undefined;
};
const ofCommunity = (entry: CheckedEntry) => fieldsOf<EventEntry>(entry).community?.toString();

const SAME_EVENT = 'It is at the same place too. If this is the same event, keep one of the two files';
type Twins = [folders: string, field: string, advice: string, partOf?: typeof ofMeeting];
// prettier-ignore
const TWINS: readonly Twins[] = [
  ['faqs', 'question', 'Keep one of the two files', ofPage],
  ['faqs', 'order', 'Write another number', ofPage],
  ['services', 'title', 'Give each service its own'],
  ['services', 'order', 'Give each service its own'],
  ['services', 'calendar', 'Patients book there. Write the calendar of this service'],
  ['programmes', 'form', 'Its gifts go to that programme. Write its own form'],
  ['team judges profiles testimonials', 'name', 'If this is the same person, keep one of the two files'],
  ['team judges profiles', 'linkedin', 'It opens one person. Write the address of the other, or remove the line'],
  ['articles volunteer-roles internships plain-pages help-pages', 'title', 'Visitors cannot tell them apart. Write another title, or keep one of the two files'],
  ['communities', 'name', 'They are at one place: remove one of the two', ofPlace],
  ['events', 'eventStartDate', SAME_EVENT, ofMeeting],
  ['events', 'eventStartDate', SAME_EVENT, ofCommunity],
];
// Their pages need one of each.
const MUST_DIFFER = ['services title', 'services order', 'communities name'];

/** Two entries of one list that visitors cannot tell apart. */
function* checkTwins(
  entries: readonly CheckedEntry[],
  [folders, field, advice, partOf = () => '']: Twins,
): Generator<Problem> {
  const seen = new Map<string, CheckedEntry>();
  for (const entry of entries) {
    const value = fieldsOf<Record<string, unknown>>(entry)[field];
    const part = partOf(entry);
    const isListed = folders.split(' ').includes(entry.kind.path.replace('content/', ''));
    // A setting that is not configured is ''.
    if (!isListed || part === undefined || value === undefined || value === '' || !isVisible(entry.value))
      continue;
    const key = `${entry.kind.path} ${part} ${normalise(String(value))}`;
    const twin = seen.get(key);
    seen.set(key, twin ?? entry);
    if (!twin) continue;
    const problem = problemAt(entry, [field], `${twin.file} has this ${field} too. ${advice}`);
    yield MUST_DIFFER.includes(`${folders} ${field}`) ? problem : asWarning(problem);
  }
}

/** A clinic that opens at night: am and pm are confused. From midnight on is a clinic that never closes. */
function* checkHours(entry: CheckedEntry, { clinic }: Site): Generator<Problem> {
  for (const [day, hours] of Object.entries(clinic.hours)) {
    const opens = (periodsOf(hours)[0]?.[0] ?? 0) / 60;
    if (opens === 0 || (opens >= 5 && opens < 18)) continue;
    const message = `the clinic would open at ${hours.replace(/ .*/, '')}. If am and pm are confused, correct it`;
    yield asWarning(problemAt(entry, ['clinic', 'hours', day], message));
  }
}

const yearsIn = (...texts: unknown[]) => [...(texts.join(' ').match(/(?<!\d|\bsince )20\d\d(?!\d)/gi) ?? [])];

/** Years in the words or the link of an event or a role, none of which is the year of its days or its title. */
function* checkYears(entry: CheckedEntry): Generator<Problem> {
  const { title, details, applyLink, ...fields } = fieldsOf<Record<string, unknown>>(entry);
  const ofDays = yearsIn(fields['eventStartDate'], fields['eventEndDate'], fields['newDate']);
  const years = ofDays.length > 0 ? ofDays : yearsIn(title);
  for (const [field, text] of Object.entries({ title, details, applyLink })) {
    const named = yearsIn(text);
    if (years.length === 0 || named.length === 0 || named.some((year) => years.includes(year))) continue;
    const message = `this says ${named.join(', ')}, and the rest says ${[...new Set(years)].join(' and ')}. Correct one of the two`;
    yield asWarning(problemAt(entry, [field], message));
  }
}

/** Content that a page can show, and that is nearly always a slip. */
export function* checkSlips(content: Content): Generator<Problem> {
  const now = readBuildTime();
  const entries = content.entries.toSorted(compareAges(content));
  for (const { entry, value } of validEntries<EventEntry>(entries, 'content/events'))
    yield* checkEvent(entry, value, now);
  for (const { entry, value } of validEntries<ServiceEntry>(entries, 'content/services'))
    yield* checkUnavailable(entry, value, now);
  for (const twins of TWINS) yield* checkTwins(entries, twins);
  for (const { entry, value } of validEntries<Site>(entries, 'content/site.yaml'))
    yield* checkHours(entry, value);
  for (const entry of entries)
    if (['events', 'volunteerRoles'].includes(entry.kind.name)) yield* checkYears(entry);
}
