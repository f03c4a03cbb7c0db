import type { Entry } from '../../src/content-check/content.ts';
import { isPublic, sayWhyNot } from '../../src/lib/publish/public-days.ts';
import { block, mention, type Finding } from './findings.ts';
import { DAY_MS, dayStart } from '../../src/lib/time/dates.ts';
import { listRegistrations, NEEDED, stateOf } from '../../src/lib/publish/registrations.ts';
import { inOrder } from '../../src/schemas/date.ts';
import type { Site } from '../../src/schemas/site.ts';

/* What a day decides: reviews and registrations. */

const OLDEST = 5;

interface Dates {
  on: string;
  next: string;
}

/** The health pages whose review is overdue, which block a launch, and the oldest of the others. `today` is YYYYMMDD in Ghana. */
export function findReviews(entries: readonly Entry[], today: string): Finding[] {
  const reviewed = entries.flatMap(({ file, value }) => {
    const { review, medicalReview } = (value ?? {}) as { review?: Dates; medicalReview?: Dates };
    return [review, medicalReview].flatMap((dates) => (dates ? [{ file, ...dates }] : []));
  });
  const oldest = reviewed.toSorted((a, b) => inOrder(a.on).localeCompare(inOrder(b.on)));
  const isDue = ({ next }: Dates) => inOrder(next) < today;
  const others = oldest.filter((review) => !isDue(review)).slice(0, OLDEST);
  return [
    ...oldest
      .filter(isDue)
      .map(({ file, on, next }) =>
        block('Reviews overdue', `${file}: reviewed ${on}, due again since ${next}`),
      ),
    ...others.map(({ file, on, next }) =>
      mention('Oldest reviews', `${file}: reviewed ${on}, next due ${next}`),
    ),
  ];
}

const place = 'content/site.yaml: registrations › ';

/** Registrations that have ended or soon will. `now` is a moment, in milliseconds. */
export function findEndings(site: Site, now: number): Finding[] {
  return listRegistrations(site, now).flatMap(({ setting, expires, state }) => {
    if (state === 'over') return block('Registrations', `${place}${setting}: ended on ${expires}`);
    if (state === 'holds') return [];
    return mention('Registrations to renew soon', `${place}${setting}: ends on ${expires}`);
  });
}

export function findRegistrations(site: Site, now: number): Finding[] {
  const all = listRegistrations(site, now);
  const missing = NEEDED.filter((setting) => !all.some((each) => each.setting === setting));
  const says = (setting: (typeof NEEDED)[number]) =>
    `${place}${setting}: this is missing; write by, number and expires`;
  return [...missing.map((setting) => block('Registrations', says(setting))), ...findEndings(site, now)];
}

/** Whether researchers learn whom to tell of a hole in the site. `now` is a moment, in milliseconds. */
export function findSecurity({ security }: Site, now: number): Finding[] {
  const group = 'Whom to tell of a hole';
  const place = 'content/site.yaml: security';
  if (!security)
    return [block(group, `${place} is missing; write below it "expires:" with a day at most a year ahead`)];
  const { expires } = security;
  const field = `${place} › expires:`;
  const state = stateOf(expires, now);
  if (state === 'over')
    return [block(group, `${field} ended on ${expires}; see that the contact answers, write a new day`)];
  if (state === 'ends soon') return [mention(group, `${field} ends on ${expires}`)];
  const isFar = dayStart(expires) - now > 366 * DAY_MS;
  return isFar
    ? [mention(group, `${field} ${expires} is more than a year ahead; RFC 9116 advises less`)]
    : [];
}

/** Entries that visitors would not see at `now`; and whether this environment would show them all the same, as previews do. */
export function findUnpublished(
  entries: readonly Entry[],
  environment: NodeJS.ProcessEnv,
  now: number,
): Finding[] {
  const hidden = entries.filter(({ value }) => !isPublic(value ?? {}, now));
  const preview = block(
    'Keys that are not for the site itself',
    'SHOW_UNPUBLISHED: remove it where the site is built; it shows visitors what is not public',
  );
  return [
    ...(environment['SHOW_UNPUBLISHED'] === 'true' ? [preview] : []),
    ...hidden.map(({ file, value }) =>
      mention('Not public today', `${file}: ${sayWhyNot(value ?? {}, now)}`),
    ),
  ];
}
