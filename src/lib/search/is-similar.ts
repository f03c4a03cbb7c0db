/**
 * Whether `b` is `a` with at most `maxMistakes` mistakes. A mistake adds, removes or changes a letter, or swaps two neighbours
 * (Damerau-Levenshtein). Each further mistake takes four times as long.
 */
export function isSimilar(a: string, b: string, maxMistakes: number): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const restA = a.slice(same);
  const restB = b.slice(same);
  if (restA === restB) return true;
  const isRestSimilar = (skippedA: number, skippedB: number) =>
    isSimilar(restA.slice(skippedA), restB.slice(skippedB), maxMistakes - 1);
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0];
  return (
    maxMistakes > 0 &&
    (isRestSimilar(1, 0) || isRestSimilar(0, 1) || isRestSimilar(1, 1) || (isSwapped && isRestSimilar(2, 2)))
  );
}
