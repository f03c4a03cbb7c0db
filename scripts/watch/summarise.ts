import type { ReportItem } from '../launch/report-items.ts';

const MAX_LINES = 5;

/** The most urgent faults in a few lines, to stand above the whole report; '' if there is none. */
export function summarise(items: readonly ReportItem[]): string {
  const blockers = items.filter(({ isBlocking }) => isBlocking);
  const lines = blockers
    .slice(0, MAX_LINES)
    .map(({ group, text }) => `  ${group}: ${text.split('\n', 1)[0]}`);
  const others = blockers.length - lines.length;
  return [
    ...(lines.length > 0 ? ['First:'] : []),
    ...lines,
    ...(others > 0 ? [`  and ${others} more below`] : []),
  ].join('\n');
}
