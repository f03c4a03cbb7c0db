import { DAY_MS, dayStart, formatDate } from '#lib/time/dates.ts';
import { expiryState } from '#lib/publish/registrations.ts';
import { readBuildTime } from '#loaders/environment.ts';
import type { Review } from '#schemas/consent.ts';
import type { Language } from '#schemas/languages.ts';
import {
  type Content,
  type CheckedEntry,
  fieldsOf,
  problemAt,
  validEntries,
  type TranslationFile,
} from '../content.ts';
import { groupsOf } from '../fields/field-path.ts';
import { asDue, asWarning, type Problem } from '../problem.ts';

const MAX_YEARS_TO_REVIEW = 3;

const listReviews = (value: unknown) =>
  [...groupsOf(value)].flatMap(([group, path]) =>
    ['review', 'medicalReview'].flatMap((key) =>
      // In every schema, a field with one of these names is a review.
      group[key] ? [[group[key] as Review, [...path, key]] as const] : [],
    ),
  );

/** Published languages that are examples or have no reviewer, and example translations into any published language. */
function* checkPublishedLanguages(
  entry: CheckedEntry,
  languages: readonly Language[],
  translations: readonly TranslationFile[],
) {
  for (const [at, { tag, published, reviewer, sample, name }] of languages.entries()) {
    if (!published || tag === 'en') continue;
    // Until the language itself is ready, messages about each of its pages would hide this one.
    if (sample || !reviewer) {
      const what = sample
        ? 'the language is no longer an example, then remove "sample: true"'
        : 'a clinician has read every page, then name the clinician, as in reviewer: m1';
      yield problemAt(entry, [at, 'published'], `write "published: false" until ${what}`);
      continue;
    }
    for (const translation of translations.filter((each) => each.tag === tag))
      if (fieldsOf<{ sample: true }>(translation).sample) {
        const message = `visitors can choose ${name}, and nobody has read this page. Have it read, then remove the line`;
        yield problemAt(translation, ['sample'], message);
      }
  }
}

/** Reviews on a future day or with a day that is over or far ahead, and the problems of checkPublishedLanguages(). */
export function* checkReviews({ entries, translations }: Content): Generator<Problem> {
  const now = readBuildTime();
  for (const entry of entries)
    for (const [{ by, on, next }, path] of listReviews(entry.value)) {
      const message = `this day is in the future. Write the day on which ${by} reviewed it`;
      if (dayStart(on) > now) yield problemAt(entry, [...path, 'on'], message);
      if (dayStart(next) > now + MAX_YEARS_TO_REVIEW * 366 * DAY_MS) {
        const message = `${formatDate(next)} is far ahead. Correct the year, or write an earlier day`;
        yield asWarning(problemAt(entry, [...path, 'next'], message));
      }
      if (expiryState(next, now) !== 'over') continue;
      const due = `the next review was due on ${formatDate(next)}. Have it reviewed, then write who did in by, and both days`;
      yield asDue(problemAt(entry, [...path, 'next'], due));
    }
  for (const { entry, value } of validEntries<Language[]>(entries, 'content/languages.yaml'))
    yield* checkPublishedLanguages(entry, value, translations);
}
