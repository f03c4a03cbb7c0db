import { fieldsOf, type CheckedEntry } from '../../src/content-check/content.ts';
import { formatProblem, type Problem } from '../../src/content-check/problem.ts';
import { isPublic, explainUnpublished } from '../../src/lib/publish/public-days.ts';
import { listRegistrations, REQUIRED_REGISTRATIONS } from '../../src/lib/publish/registrations.ts';
import { sortKey } from '../../src/schemas/date.ts';
import type { Review } from '../../src/schemas/consent.ts';
import type { Site } from '../../src/schemas/site.ts';
import { makeBlocker, makeNote, type ReportItem } from './report-items.ts';

/** What the content check calls due: reviews, registrations, consents and the like that have ended or will end soon. */
export const listDue = (problems: readonly Problem[], makeItem = makeBlocker): ReportItem[] =>
  problems
    .filter(({ isDue }) => isDue)
    .map((problem) => (problem.hidesItself ? makeNote : makeItem)('Due', formatProblem(problem)));

/** The five reviews that are the longest ago. */
export function listOldestReviews(entries: readonly CheckedEntry[]): ReportItem[] {
  const reviews = entries.flatMap((entry) => {
    const { review, medicalReview } = fieldsOf<Record<'review' | 'medicalReview', Review>>(entry);
    return [review, medicalReview].flatMap((days) => (days ? [{ file: entry.file, ...days }] : []));
  });
  return reviews
    .toSorted((a, b) => sortKey(a.on).localeCompare(sortKey(b.on)))
    .slice(0, 5)
    .map(({ file, on, next }) => makeNote('Oldest reviews', `${file}: reviewed ${on}, next due ${next}`));
}

/** `now` is in milliseconds. */
export function findMissingRegistrations(site: Site, now: number): ReportItem[] {
  const all = listRegistrations(site, now);
  return REQUIRED_REGISTRATIONS.filter((setting) => !all.some((each) => each.setting === setting)).map(
    (setting) =>
      makeBlocker(
        'Registrations',
        `content/site.yaml: registrations › ${setting}: this is missing or a sample; write "by", "number" and "expires"`,
      ),
  );
}

export const findMissingSecurityContact = ({ security }: Site): ReportItem[] =>
  security
    ? []
    : [
        makeBlocker(
          'Contact for vulnerabilities',
          'content/site.yaml: security is missing; write it, and below it "expires:" with a day at most a year ahead',
        ),
      ];

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
