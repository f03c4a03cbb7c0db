/** A part of a script's source and how often it ran, as V8 reports it. */
interface CoveredRange {
  startOffset: number;
  endOffset: number;
  count: number;
}

/**
 * How much of a script's source ran. Ranges are nested and the innermost counts: a branch that never ran is subtracted from the
 * range around it.
 */
export function countRan(ranges: readonly CoveredRange[]): number {
  const outerFirst = ranges.toSorted((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  const around: CoveredRange[] = [];
  let ran = 0;
  for (const range of outerFirst) {
    while ((around.at(-1)?.endOffset ?? Infinity) <= range.startOffset) around.pop();
    const outer = around.at(-1);
    const change = Number(range.count > 0) - Number((outer?.count ?? 0) > 0);
    ran += change * (range.endOffset - range.startOffset);
    around.push(range);
  }
  return ran;
}
