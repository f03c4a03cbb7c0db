import { budgetOf, paintRatio, requestsBeforePictures } from '../../tests/budgets.ts';
import type { Route } from './measure-site.ts';

/** In milliseconds: how much later than the first paint the largest may come. */
const LARGEST_PAINT_LATER = 50;

/** What keeps a route from its targets, each with figure and target; empty when it meets them all. */
export function judgeRoute({ path, parts, slow, textWithoutScript, timings }: Route): string[] {
  const budget = budgetOf(path);
  const { kinds } = slow;
  const most: [string, number, number][] = [
    ['critical bytes', parts.criticalBytes, budget.criticalBytes],
    ['first view in bytes', slow.bytes, budget.firstViewBytes],
    ['files that block the first paint', slow.blockingFiles, 0],
    ['bytes of fonts', kinds.font, 0],
    ['bytes of script run before a touch', slow.ranBytes, budget.ranBytes],
    ['third parties', slow.foreignHosts.length, 0],
    ['elements', slow.nodes, budget.nodes],
    ['layout shift', slow.layoutShift, 0],
    ['requests before pictures', kinds.image > 0 ? 1 : slow.requests, requestsBeforePictures],
    ['share of text that needs JavaScript', 1 - textWithoutScript, 0.02],
  ];
  for (const { network, firstPaint, largestPaint, limitMs, blocked } of timings) {
    most.push(
      [`${network.name}: first paint in ms`, Math.round(firstPaint), Math.round(limitMs * paintRatio)],
      [
        `${network.name}: largest paint after the first, in ms`,
        Math.round(largestPaint - firstPaint),
        LARGEST_PAINT_LATER,
      ],
      [`${network.name}: time blocked in ms`, Math.round(blocked), 0],
    );
  }
  return most.filter(([, is, may]) => is > may).map(([what, is, may]) => `${what}: ${is}, at most ${may}`);
}
