import { formatDate, readBuildTime } from '#lib/dates.ts';
import { isPublic, type Span } from '#lib/publish.ts';
import { listRegistrations, stateOf } from '#lib/registrations.ts';
import type { Site } from '#schemas/site.ts';
import { type Content, say, valid } from '../content.ts';
import { listEntryPages, listTargets } from '../links/list-targets.ts';
import type { Problem } from '../problem.ts';

const due = (problem: Problem): Problem => ({ ...problem, isWarning: true, isDue: true });

/** Registrations that have run out or soon will. */
const checkRegistrations = ({ entries }: Content, now: number): Problem[] =>
  valid<Site>(entries, 'content/site.yaml').flatMap(({ entry, value }) =>
    listRegistrations(value, now).flatMap(({ setting, name, expires = '', state }) => {
      if (state === 'holds') return [];
      const what =
        state === 'over'
          ? `the ${name.toLowerCase()} ended on ${formatDate(expires)}, and the site no longer shows it as valid`
          : `the ${name.toLowerCase()} ends on ${formatDate(expires)}`;
      const mend = 'Renew it, then write the new number and its last day';
      return [due(say(entry, ['registrations', setting, 'expires'], `${what}. ${mend}`))];
    }),
  );

/** Of /.well-known/security.txt: what is out of date there nobody believes. */
const checkSecurity = ({ entries }: Content, now: number): Problem[] =>
  valid<Site>(entries, 'content/site.yaml').flatMap(({ entry, value: { security } }) => {
    const state = stateOf(security?.expires, now);
    if (!security || state === 'holds') return [];
    const what = `/.well-known/security.txt ${state === 'over' ? 'ended' : 'ends'} on ${formatDate(security.expires)}`;
    const mend = 'See that the contact still answers, then write a day at most a year ahead';
    return [due(say(entry, ['security', 'expires'], `${what}. ${mend}`))];
  });

/** Pages that ended by themselves, and of which nobody has said where their addresses lead. */
function checkEnded(content: Content, now: number): Problem[] {
  const { moved } = listTargets(content);
  return listEntryPages(content.entries).flatMap(({ entry, address, isShown }) => {
    const { publishUntil } = (entry.value ?? {}) as Span;
    if (!isShown || !publishUntil || isPublic({ publishUntil }, now) || moved.has(address)) return [];
    const message = `the page ${address} ended on ${formatDate(publishUntil)}. Say in content/redirects.yaml where its address leads now: - { from: ${address}, gone: true, why: It was for that time only }`;
    return [{ ...say(entry, ['publishUntil'], message), isWarning: true as const }];
  });
}

/** What the calendar makes wrong, though nobody changed it. It stops no build. */
export function checkDue(content: Content): Problem[] {
  const now = readBuildTime();
  return [...checkRegistrations(content, now), ...checkSecurity(content, now), ...checkEnded(content, now)];
}
