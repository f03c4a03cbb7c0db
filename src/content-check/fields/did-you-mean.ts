import { editDistance } from '#lib/search/edit-distance.ts';

const digitsOf = (word: string) => word.replaceAll(/\D/g, '');
const lettersOf = (word: string) => word.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The name that an editor most likely meant; undefined if none is similar. */
export function nearest(word: string, names: Iterable<string>): string | undefined {
  const asked = lettersOf(word);
  let best: string | undefined;
  let least = Infinity;
  for (const name of names) {
    const known = lettersOf(name);
    const isBeginning =
      asked.length >= 4 && known.length >= 4 && (known.startsWith(asked) || asked.startsWith(known));
    // 1.jpg is not a misspelt 12.jpg.
    if (!isBeginning && digitsOf(word) !== digitsOf(name)) continue;
    // A beginning ranks before any typing mistake.
    const steps = isBeginning ? 0.5 : editDistance(asked, known);
    if (steps < least && steps <= Math.max(1, Math.floor(Math.max(asked.length, known.length) / 3))) {
      best = name;
      least = steps;
    }
  }
  return best;
}

/** ' Did you mean "title"?', or '' if no name is similar. */
export function didYouMean(word: string, names: Iterable<string>): string {
  const name = nearest(word, names);
  return name === undefined || name === word ? '' : ` Did you mean "${name}"?`;
}
