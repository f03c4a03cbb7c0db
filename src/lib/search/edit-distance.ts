/** The fewest steps from a to b: a step adds, removes or changes a letter, or swaps two neighbours (Damerau-Levenshtein). */
export function editDistance(a: string, b: string): number {
  const width = b.length + 1;
  // A table, row by row: the fewest steps from the first i letters of a to the first j letters of b.
  const steps: number[] = [];
  const fewest = (i: number, j: number) => steps[i * width + j] ?? 0;
  for (let i = 0; i <= a.length; i += 1)
    for (let j = 0; j <= b.length; j += 1) {
      const removed = fewest(i - 1, j) + 1;
      const added = fewest(i, j - 1) + 1;
      const changed = fewest(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? fewest(i - 2, j - 2) + 1 : changed;
      // In the first row and the first column, one of the two texts is empty.
      steps.push(i && j ? Math.min(removed, added, changed, swapped) : i + j);
    }
  return steps.pop() ?? 0;
}
