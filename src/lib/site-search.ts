/** Whether a name answers a search: case-insensitive substring; an empty search is answered by all (section 4). */
export function matchesSearch(name: string, search: string): boolean {
  return name.toLowerCase().includes(search.trim().toLowerCase());
}

/**
 * Words of a text for comparing: small letters, without accents and signs. Not by \p{L}, which Firefox knows since 78: these are the
 * blocks of all letters, and between them lie punctuation, signs and pictures.
 */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .split(/[^0-9a-z\u00c0-\u1fff\u2c00-\ud7ff]+/)
    .filter(Boolean);
}

/** How many letters tell two words apart; a swap of neighbours counts as one. Stops counting above `most`. */
function slipsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let older: number[] = [];
  let old = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (old[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (old[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (older[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    older = old;
    old = row;
  }
  return old[b.length] ?? 0;
}

/** How well a word of a name answers a typed one: 0 not at all, 6 exactly. */
function closeness(word: string, typed: string): number {
  if (word === typed) return 6;
  if (word.startsWith(typed)) return 5;
  if (typed.length >= 3 && word.includes(typed)) return 4;
  const most = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
  if (most === 0) return 0;
  const isNear = [word, word.slice(0, typed.length)].some((each) => slipsBetween(each, typed, most) <= most);
  return isNear ? 3 : 0;
}

/** The best of a name's words for one typed word: how close it is, and how far from the beginning it stands. */
function bestOf(words: readonly string[], ways: readonly string[]): { close: number; at: number } {
  return words
    .map((word, at) => ({ close: Math.max(...ways.map((way) => closeness(word, way))), at }))
    .reduce((best, each) => (each.close > best.close ? each : best), { close: 0, at: 0 });
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

/**
 * The places of the names that answer a search, the best first. A typed word is answered by itself or by one of the words
 * that `everyday` gives for it. Given are the names that answer most of the words; words that few names answer count
 * for more, and equals are given by how early the word stands, then in the order given. An empty search is answered by none.
 */
export function searchNames(
  names: readonly string[],
  typed: string,
  everyday: Readonly<Record<string, string>> = {},
): number[] {
  const wanted = wordsOf(typed).map((word) => [word, ...wordsOf(everyday[word] ?? '')]);
  const found = names.map(wordsOf).map((words) => wanted.map((ways) => bestOf(words, ways)));
  const counts = wanted.map((_, index) => found.filter((each) => (each[index] ?? { close: 0 }).close).length);
  const answers = found.map((each, place) => ({
    place,
    answered: each.filter(({ close }) => close > 0).length,
    score: sum(each.map(({ close }, index) => close / (counts[index] || 1))),
    at: sum(each.map(({ at }) => at)),
  }));
  const most = Math.max(0, ...answers.map(({ answered }) => answered));
  return answers
    .filter(({ answered }) => most > 0 && answered === most)
    .sort((a, b) => b.score - a.score || a.at - b.at || a.place - b.place)
    .map(({ place }) => place);
}
