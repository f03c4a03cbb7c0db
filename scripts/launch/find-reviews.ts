import type { Entry } from '../../src/content-check/content.ts';
import type { Finding } from './finding.ts';

const OLDEST = 5;

/** MM/DD/YYYY as YYYYMMDD, so that days compare as text. */
export const sortable = (date: string) => date.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3$1$2');

/** The health pages whose review is overdue, which block a launch, and the oldest of the others. `today` is YYYYMMDD in Ghana. */
export function findReviews(entries: readonly Entry[], today: string): Finding[] {
  const reviewed = entries.flatMap(({ file, value }) => {
    const { review } = (value ?? {}) as { review?: { on: string; next: string } };
    return review ? [{ file, ...review }] : [];
  });
  const oldest = reviewed.toSorted((a, b) => sortable(a.on).localeCompare(sortable(b.on)));
  const isDue = ({ next }: { next: string }) => sortable(next) < today;
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
