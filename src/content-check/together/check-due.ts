import { DAY_MS, dayStart, formatDate } from '#lib/time/dates.ts';
import { readBuildTime } from '#loaders/environment.ts';
import { isPublic, type Span } from '#lib/publish/public-days.ts';
import { listRegistrations, stateOf } from '#lib/publish/registrations.ts';
import type { Site } from '#schemas/site.ts';
import { type Content, type Entry, say, valid } from '../content.ts';
import { listEntryPages, listTargets } from '../links/list-targets.ts';
import { due, type Problem, warn } from '../problem.ts';

const YEAR_MS = 366 * DAY_MS;

/** What ends on a day that stands in content/site.yaml: registrations, and /.well-known/security.txt. */
function* checkSite(entry: Entry, site: Site, now: number): Generator<Problem> {
  for (const { setting, expires = '', state } of listRegistrations(site, now)) {
    if (state === 'holds') continue;
    const what =
      state === 'over'
        ? `this ended on ${formatDate(expires)}, and the site no longer shows it as valid`
        : `this ends on ${formatDate(expires)}`;
    const message = `${what}. Renew it, then write the new number and its last day`;
    yield due(say(entry, ['registrations', setting, 'expires'], message));
  }
  const { expires } = site.security ?? {};
  if (expires && dayStart(expires) > now + YEAR_MS)
    yield say(
      entry,
      ['security', 'expires'],
      'this is more than a year ahead, when nobody knows whether it still holds. Write an earlier day',
    );
  const state = stateOf(expires, now);
  // What is out of date there nobody believes.
  if (!expires || state === 'holds') return;
  const message = `/.well-known/security.txt ${state === 'over' ? 'ended' : 'ends'} on ${formatDate(expires)}. See that the contact still answers, then write a day at most a year ahead`;
  yield due(say(entry, ['security', 'expires'], message));
}

/** Pages that ended by themselves, and of which nobody has said where their addresses lead. */
function* checkEnded(content: Content, now: number): Generator<Problem> {
  const { moved } = listTargets(content);
  for (const { entry, address, isShown } of listEntryPages(content.entries)) {
    const { publishUntil } = (entry.value ?? {}) as Span;
    if (!isShown || !publishUntil || isPublic({ publishUntil }, now) || moved.has(address)) continue;
    const message = `the page ${address} ended on ${formatDate(publishUntil)}. Say in content/redirects.yaml where its address leads now: - { from: ${address}, gone: true, why: It was for that time only }`;
    yield warn(say(entry, ['publishUntil'], message));
  }
}

/** What the calendar makes wrong, though nobody changed it. It stops no build. */
export function* checkDue(content: Content): Generator<Problem> {
  const now = readBuildTime();
  for (const { entry, value } of valid<Site>(content.entries, 'content/site.yaml'))
    yield* checkSite(entry, value, now);
  yield* checkEnded(content, now);
}
