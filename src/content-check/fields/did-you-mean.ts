import { isSimilar } from '#lib/search/is-similar.ts';

export const digitsOf = (word: string) => word.replaceAll(/\D/g, '');
const lettersAndDigitsOf = (word: string) => word.toLowerCase().replace(/[^a-z0-9]/g, '');

export function findNearestName(word: string, names: Iterable<string>): string | undefined {
  const wanted = lettersAndDigitsOf(word);
  let best: string | undefined;
  let bestDistance = Infinity;
  for (const name of names) {
    const known = lettersAndDigitsOf(name);
    // Three letters or fewer begin too many names.
    const isBeginning =
      wanted !== known &&
      Math.min(wanted.length, known.length) > 3 &&
      (known.startsWith(wanted) || wanted.startsWith(known));
    // 1.jpg is not a misspelt 12.jpg.
    if (!isBeginning && digitsOf(word) !== digitsOf(name)) continue;
    // From the best match to the worst: the same letters and digits (0), a beginning (0.5), typing mistakes (1 or more).
    const maxDistance = Math.max(1, Math.floor(Math.max(wanted.length, known.length) / 3));
    const distance = isBeginning
      ? 0.5
      : ([0, 1, 2, 3, 4].find((each) => each <= maxDistance && isSimilar(wanted, known, each)) ?? Infinity);
    if (distance < bestDistance) {
      best = name;
      bestDistance = distance;
    }
  }
  return best;
}

/** Such as ' Did you mean "title"?'. Empty if no name is similar, or if the nearest name is `word` itself. */
export function didYouMean(word: string, names: Iterable<string>): string {
  const name = findNearestName(word, names);
  return name === undefined || name === word ? '' : ` Did you mean "${name}"?`;
}
