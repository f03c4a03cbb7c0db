import { DAY_MS, dayStart, formatDate } from '#lib/time/dates.ts';
import { readBuildTime } from '#loaders/environment.ts';
import { isPublic, type PublicDays } from '#lib/publish/public-days.ts';
import { listRegistrations, expiryState } from '#lib/publish/registrations.ts';
import type { Site } from '#schemas/site.ts';
import { type Content, type CheckedEntry, fieldsOf, problemAt, validEntries } from '../content.ts';
import { listEntryPages, listTargets } from '../links/list-targets.ts';
import { asDue, type Problem, asWarning } from '../problem.ts';

function* checkRegistrations(entry: CheckedEntry, site: Site, now: number): Generator<Problem> {
  // Without a last day, the state is 'holds', so the default '' is never shown.
  for (const { setting, expires = '', state } of listRegistrations(site, now)) {
    if (state === 'holds') continue;
    const what =
      state === 'over'
        ? `this ended on ${formatDate(expires)}, and the site no longer shows it as valid`
        : `this ends on ${formatDate(expires)}`;
    const message = `${what}. Renew it, then write the new number and its last day`;
    yield asDue(problemAt(entry, ['registrations', setting, 'expires'], message));
  }
}

/** The last day of /.well-known/security.txt: security researchers do not trust an expired file. */
function* checkSecurityFile(
  entry: CheckedEntry,
  expires: string | undefined,
  now: number,
): Generator<Problem> {
  if (expires && dayStart(expires) > now + 366 * DAY_MS) {
    const message =
      'this is more than a year ahead, and the contact may change before that day. Write an earlier day';
    yield problemAt(entry, ['security', 'expires'], message);
  }
  const state = expiryState(expires, now);
  if (!expires || state === 'holds') return;
  const verb = state === 'over' ? 'ended' : 'ends';
  const message = `/.well-known/security.txt ${verb} on ${formatDate(expires)}. Make sure that the contact still answers, then write a day at most a year ahead`;
  yield asDue(problemAt(entry, ['security', 'expires'], message));
}

const DAYS_AFTER_CLOSURE = 30;

/** Closures that were over long ago: their year is wrong, or they are no longer needed. */
function* checkClosures(entry: CheckedEntry, { clinic }: Site, now: number): Generator<Problem> {
  for (const [index, { from, until = from }] of clinic.closures.entries()) {
    if (dayStart(until) + DAYS_AFTER_CLOSURE * DAY_MS > now) continue;
    const message = `this was over on ${formatDate(until)}. Correct the year, or remove the line`;
    yield asWarning(problemAt(entry, ['clinic', 'closures', index, 'from'], message));
  }
}

function* checkEndedPages(content: Content, now: number): Generator<Problem> {
  const { redirects } = listTargets(content);
  for (const { entry, address, isHidden } of listEntryPages(content.entries)) {
    const { publishUntil } = fieldsOf<PublicDays>(entry);
    const hasEnded = publishUntil !== undefined && !isPublic({ publishUntil }, now);
    if (isHidden || !hasEnded || redirects.has(address)) continue;
    const message = `the page ${address} ended on ${formatDate(publishUntil)}. If this is a typing mistake, correct it; otherwise add its address to content/redirects.yaml, as in: - { from: ${address}, gone: true, why: It was for that time only }`;
    yield asWarning(problemAt(entry, ['publishUntil'], message));
  }
}

/**
 * Warnings that depend on today's date, so they appear although nobody changed a file. Only one problem stops a build: the last
 * day of security.txt is too far ahead.
 */
export function* checkDue(content: Content): Generator<Problem> {
  const now = readBuildTime();
  for (const { entry, value } of validEntries<Site>(content.entries, 'content/site.yaml')) {
    yield* checkRegistrations(entry, value, now);
    yield* checkClosures(entry, value, now);
    yield* checkSecurityFile(entry, value.security?.expires, now);
  }
  yield* checkEndedPages(content, now);
}
