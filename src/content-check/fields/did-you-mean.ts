/** How many letters must be added, removed, changed or swapped to turn one word into the other. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const above = rows[i - 1] ?? [];
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (above[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]);
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

const digitsOf = (word: string) => word.replaceAll(/\D/g, '');
const plain = (word: string) => word.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The name that somebody most likely meant, or undefined when none is near. */
export function nearest(word: string, names: Iterable<string>): string | undefined {
  const asked = plain(word);
  let best: string | undefined;
  let least = Infinity;
  for (const name of names) {
    const known = plain(name);
    const isPart =
      asked.length >= 4 && known.length >= 4 && (known.startsWith(asked) || asked.startsWith(known));
    // 1.jpg is not a misspelt 12.jpg.
    if (!isPart && digitsOf(word) !== digitsOf(name)) continue;
    const steps = isPart ? 0.5 : distance(asked, known);
    if (steps < least && steps <= Math.max(1, Math.floor(Math.max(asked.length, known.length) / 3))) {
      best = name;
      least = steps;
    }
  }
  return best;
}

/** ' Did you mean "title"?', or '' when nothing is near. */
export function didYouMean(word: string, names: Iterable<string>): string {
  const name = nearest(word, names);
  return name === undefined || name === word ? '' : ` Did you mean "${name}"?`;
}
