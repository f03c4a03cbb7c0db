import { fieldsOf, type CheckedEntry } from '../../src/content-check/content.ts';
import { DAY_MS, dayStart } from '../../src/lib/time/dates.ts';
import { isPublic, explainUnpublished } from '../../src/lib/publish/public-days.ts';
import {
  listRegistrations,
  REQUIRED_REGISTRATIONS,
  expiryState,
} from '../../src/lib/publish/registrations.ts';
import { sortKey } from '../../src/schemas/date.ts';
import type { Site } from '../../src/schemas/site.ts';
import { makeBlocker, makeNote, type ReportItem } from './report-items.ts';

/** MM/DD/YYYY: when a review was done, and when the next one is due. */
interface ReviewDates {
  on: string;
  next: string;
}

/** Overdue reviews are blockers. Of the other reviews, the oldest five are notes. `today` is YYYYMMDD in Ghana. */
export function findReviews(entries: readonly CheckedEntry[], today: string): ReportItem[] {
  const reviews = entries.flatMap((entry) => {
    const { review, medicalReview } = fieldsOf<Record<'review' | 'medicalReview', ReviewDates>>(entry);
    return [review, medicalReview].flatMap((dates) => (dates ? [{ file: entry.file, ...dates }] : []));
  });
  const oldestFirst = reviews.toSorted((a, b) => sortKey(a.on).localeCompare(sortKey(b.on)));
  const isOverdue = ({ next }: ReviewDates) => sortKey(next) < today;
  const others = oldestFirst.filter((review) => !isOverdue(review)).slice(0, 5);
  return [
    ...oldestFirst
      .filter(isOverdue)
      .map(({ file, on, next }) =>
        makeBlocker('Reviews overdue', `${file}: reviewed ${on}, due since ${next}`),
      ),
    ...others.map(({ file, on, next }) =>
      makeNote('Oldest reviews', `${file}: reviewed ${on}, next due ${next}`),
    ),
  ];
}

const registrationField = (setting: string) => `content/site.yaml: registrations › ${setting}`;

/** `now` is in milliseconds. */
export function findEndingRegistrations(site: Site, now: number): ReportItem[] {
  return listRegistrations(site, now).flatMap(({ setting, expires, state }) => {
    const field = registrationField(setting);
    if (state === 'over') return makeBlocker('Registrations', `${field}: ended on ${expires}`);
    if (state === 'holds') return [];
    return makeNote('Registrations to renew soon', `${field}: ends on ${expires}`);
  });
}

/** `now` is in milliseconds. */
export function findRegistrationFaults(site: Site, now: number): ReportItem[] {
  const all = listRegistrations(site, now);
  const missing = REQUIRED_REGISTRATIONS.filter((setting) => !all.some((each) => each.setting === setting));
  const texts = missing.map(
    (setting) =>
      `${registrationField(setting)}: this is missing or a sample; write "by", "number" and "expires"`,
  );
  return [...texts.map((text) => makeBlocker('Registrations', text)), ...findEndingRegistrations(site, now)];
}

/** `now` is in milliseconds. */
export function findSecurityContactFaults({ security }: Site, now: number): ReportItem[] {
  const group = 'Contact for vulnerabilities';
  const place = 'content/site.yaml: security';
  const block = (text: string) => [makeBlocker(group, text)];
  if (!security)
    return block(`${place} is missing; write it, and below it "expires:" with a day at most a year ahead`);
  const { expires } = security;
  const field = `${place} › expires:`;
  const state = expiryState(expires, now);
  if (state === 'over')
    return block(`${field} ended on ${expires}; make sure that the contact answers, and write a new day`);
  if (state === 'ends soon') return [makeNote(group, `${field} ends on ${expires}`)];
  if (dayStart(expires) - now <= 366 * DAY_MS) return [];
  return [makeNote(group, `${field} ${expires} is more than a year ahead; RFC 9116 advises less`)];
}

export function findUnpublished(
  entries: readonly CheckedEntry[],
  environment: NodeJS.ProcessEnv,
  now: number,
): ReportItem[] {
  const unpublished = entries.filter(({ value }) => !isPublic(value ?? {}, now));
  const previewBlocker = makeBlocker(
    'Variables that must not be set for the live site',
    'SHOW_UNPUBLISHED: remove it where the site is built; it shows visitors entries that are not public',
  );
  return [
    ...(environment['SHOW_UNPUBLISHED'] === 'true' ? [previewBlocker] : []),
    ...unpublished.map(({ file, value }) =>
      makeNote('Not public today', `${file}: ${explainUnpublished(value ?? {}, now)}`),
    ),
  ];
}
