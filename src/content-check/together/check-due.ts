import { DAY_MS, dayStart, formatDate } from '#lib/time/dates.ts';
import { readBuildTime } from '#loaders/environment.ts';
import { isPublic, type PublicDays } from '#lib/publish/public-days.ts';
import { listRegistrations, expiryState } from '#lib/publish/registrations.ts';
import type { Review } from '#schemas/consent.ts';
import { type Content, type CheckedEntry, fieldsOf, validEntries, type ValidEntry } from '../content.ts';
import { groupsOf } from '../fields/field-path.ts';
import { listEntryPages, listTargets } from '../links/list-targets.ts';
import { problemAt, warningAt, type Problem, dueAt } from '../problem.ts';

const DAYS_AFTER_CLOSURE = 30;

function* checkSite({ entry, value: site }: ValidEntry<'site'>, now: number) {
  // Without a last day, the state is 'holds', so the default '' is never shown.
  for (const { setting, expires = '', state } of listRegistrations(site, now)) {
    if (state === 'holds') continue;
    const ends = state === 'over' ? 'ended' : 'ends';
    const hidden = state === 'over' ? ', and the site no longer shows it as valid' : '';
    const message = `this ${ends} on ${formatDate(expires)}${hidden}. Renew it, then write the new number and its last day`;
    yield dueAt(entry, ['registrations', setting, 'expires'], message);
  }
  // Their year is wrong, or they are no longer needed.
  for (const [index, { from, until = from }] of site.clinic.closures.entries()) {
    if (dayStart(until) + DAYS_AFTER_CLOSURE * DAY_MS > now) continue;
    const message = `this was over on ${formatDate(until)}. Correct the year, or remove the line`;
    yield warningAt(entry, ['clinic', 'closures', index, 'from'], message);
  }
  // Of /.well-known/security.txt: security researchers do not trust an expired file.
  const expires = site.security?.expires;
  if (!expires) return;
  const at = ['security', 'expires'];
  const state = expiryState(expires, now);
  const tooFar =
    'this is more than a year ahead, and the contact may change before that day. Write an earlier day';
  const due = `/.well-known/security.txt ${state === 'over' ? 'ended' : 'ends'} on ${formatDate(expires)}. Make sure that the contact still answers, then write a day at most a year ahead`;
  if (dayStart(expires) > now + 366 * DAY_MS) yield problemAt(entry, at, tooFar);
  else if (state !== 'holds') yield dueAt(entry, at, due);
}

function* checkUnavailable({ entry, value }: ValidEntry<'services'>, now: number) {
  for (const [category, { options }] of value.categories.entries())
    for (const [option, { unavailable }] of options.entries()) {
      const until = typeof unavailable === 'object' ? unavailable.until : undefined;
      if (!until || dayStart(until) + DAY_MS > now) continue;
      const path = ['categories', category, 'options', option, 'unavailable', 'until'];
      const message = `this ended on ${formatDate(until)}, and patients can choose the test again. Remove the line, or write a later day`;
      yield dueAt(entry, path, message);
    }
}

function* checkEndedPages(content: Content, now: number) {
  const { redirects } = listTargets(content);
  for (const { entry, address, isHidden } of listEntryPages(content.entries)) {
    const { publishUntil } = fieldsOf<PublicDays>(entry);
    const hasEnded = publishUntil !== undefined && !isPublic({ publishUntil }, now);
    if (isHidden || !hasEnded || redirects.has(address)) continue;
    const message = `the page ${address} ended on ${formatDate(publishUntil)}. If this is a typing mistake, correct it; otherwise add its address to content/redirects.yaml, as in: - { from: ${address}, gone: true, why: It was for that time only }`;
    yield warningAt(entry, ['publishUntil'], message);
  }
}

const MAX_YEARS_TO_REVIEW = 3;

/** Reviews on a future day, or with a day that is over or far ahead. */
function* checkReviews(entry: CheckedEntry, now: number) {
  for (const [group, path] of groupsOf(entry.value)) {
    if (!['review', 'medicalReview'].includes(String(path.at(-1)))) continue;
    // In every schema, a field with one of these names is a review.
    const { by, on, next } = group as Review;
    const future = `this day is in the future. Write the day on which ${by} reviewed it`;
    const far = `${formatDate(next)} is far ahead. Correct the year, or write an earlier day`;
    const due = `the next review was due on ${formatDate(next)}. Have it reviewed, then write who did in by, and both days`;
    if (dayStart(on) > now) yield problemAt(entry, [...path, 'on'], future);
    if (dayStart(next) > now + MAX_YEARS_TO_REVIEW * 366 * DAY_MS)
      yield warningAt(entry, [...path, 'next'], far);
    if (expiryState(next, now) === 'over') yield dueAt(entry, [...path, 'next'], due);
  }
}

/**
 * Problems that depend on today's date, so they appear although nobody changed a file. Only days that are too far ahead, or reviews
 * in the future, stop a build.
 */
export function* checkDue(content: Content): Generator<Problem> {
  const now = readBuildTime();
  for (const site of validEntries(content.entries, 'site')) yield* checkSite(site, now);
  for (const service of validEntries(content.entries, 'services')) yield* checkUnavailable(service, now);
  for (const entry of content.entries) yield* checkReviews(entry, now);
  yield* checkEndedPages(content, now);
}
