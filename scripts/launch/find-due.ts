import type { Entry } from '../../src/content-check/content.ts';
import { isPublic, sayWhyNot } from '../../src/lib/publish.ts';
import type { Finding } from './findings.ts';
import { DAY_MS, dayStart } from '../../src/lib/dates.ts';
import { listRegistrations, nameOf, NEEDED, stateOf } from '../../src/lib/registrations.ts';
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
  const isDue = ({ next }: { next: string }) => inOrder(next) < today;
  return [
    ...oldest.filter(isDue).map(({ file, on, next }) => ({
      group: 'Reviews overdue',
      text: `${file}: reviewed ${on}, due again since ${next}`,
      isBlocking: true,
    })),
    ...oldest
      .filter((review) => !isDue(review))
      .slice(0, OLDEST)
      .map(({ file, on, next }) => ({
        group: 'Oldest reviews',
        text: `${file}: reviewed ${on}, next due ${next}`,
        isBlocking: false,
      })),
  ];
}

const place = 'content/site.yaml: registrations › ';

/** Registrations that have ended or soon will. `now` is a moment, in milliseconds. */
export function findEndings(site: Site, now: number): Finding[] {
  return listRegistrations(site, now)
    .filter(({ state }) => state !== 'holds')
    .map(({ setting, expires, state }) => ({
      group: state === 'over' ? 'Registrations' : 'Registrations to renew soon',
      text: `${place}${setting}: ${state === 'over' ? 'ended' : 'ends'} on ${expires}`,
      isBlocking: state === 'over',
    }));
}

/** Registrations without which the site must not go live, and those that end soon. */
export function findRegistrations(site: Site, now: number): Finding[] {
  const all = listRegistrations(site, now);
  const missing = NEEDED.filter((setting) => !all.some((each) => each.setting === setting)).map(
    (setting) => ({
      group: 'Registrations',
      text: `${place}${setting}: the ${nameOf(setting).toLowerCase()} is missing; write by, number and expires`,
      isBlocking: true,
    }),
  );
  return [...missing, ...findEndings(site, now)];
}

/** Whether researchers learn whom to tell of a hole in the site. `now` is a moment, in milliseconds. */
export function findSecurity({ security }: Site, now: number): Finding[] {
  const file = 'content/site.yaml: security';
  const blocks = (text: string, isBlocking = true) => [
    { group: 'Whom to tell of a hole', text: `${file} ${text}`, isBlocking },
  ];
  if (!security) return blocks('is missing; write below it "expires:" with a day at most a year ahead');
  const { expires } = security;
  const state = stateOf(expires, now);
  if (state === 'over')
    return blocks(`› expires: ended on ${expires}; see that the contact answers, write a new day`);
  if (state === 'ends soon') return blocks(`› expires: ends on ${expires}`, false);
  const isFar = dayStart(expires) - now > 366 * DAY_MS;
  return isFar ? blocks(`› expires: ${expires} is more than a year ahead; RFC 9116 advises less`, false) : [];
}

/** Entries that visitors would not see at `now`; and whether this environment would show them all the same, as previews do. */
export function findUnpublished(
  entries: readonly Entry[],
  environment: NodeJS.ProcessEnv,
  now: number,
): Finding[] {
  const hidden = entries.filter(({ value }) => !isPublic(value ?? {}, now));
  const group = 'Not public today';
  const preview = {
    group: 'Keys that are not for the site itself',
    text: 'SHOW_UNPUBLISHED: remove it where the site is built; it shows visitors what is not public',
    isBlocking: true,
  };
  return [
    ...(environment['SHOW_UNPUBLISHED'] === 'true' ? [preview] : []),
    ...hidden.map(({ file, value }) => ({
      group,
      text: `${file}: ${sayWhyNot(value ?? {}, now)}`,
      isBlocking: false,
    })),
  ];
}
