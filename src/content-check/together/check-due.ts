import { formatDate, readBuildTime } from '#lib/dates.ts';
import { listRegistrations } from '#lib/registrations.ts';
import type { Site } from '#schemas/site.ts';
import { type Content, say, valid } from '../content.ts';
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

/** What the calendar makes wrong, though nobody changed it. It stops no build. */
export function checkDue(content: Content): Problem[] {
  return checkRegistrations(content, readBuildTime());
}
