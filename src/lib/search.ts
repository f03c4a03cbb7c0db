/** Something that can be looked for: its name, and what people call it too. */
export interface Named {
  name: string;
  others: readonly string[];
}

/** What answers a search: its place in the list, and the other name that was meant; '' where its own name answers. */
export interface Match {
  place: number;
  other: string;
}

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

const joined = (text: string) => wordsOf(text).join('');
const spaced = (text: string) => ` ${wordsOf(text).join(' ')}`;

/** The name as it was typed first, then another name as it was typed, then other names with words that begin so. */
function findSure(items: readonly Named[], typed: string): Match[] {
  if (joined(typed) === '') return [];
  const isSame = (name: string) => joined(name) === joined(typed);
  const isBegun = (name: string) => spaced(name).includes(spaced(typed));
  const ranked = items.map(({ name, others }, place) => {
    if (matchesSearch(name, typed)) return { place, other: '', rank: 1 };
    if (isSame(name) || isBegun(name)) return { place, other: '', rank: 2 };
    const same = others.find(isSame);
    const other = same ?? others.find(isBegun) ?? '';
    return { place, other, rank: same ? 2 : other ? 3 : 0 };
  });
  return ranked.filter(({ rank }) => rank > 0).sort((a, b) => a.rank - b.rank || a.place - b.place);
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

/** A word as it sounds: people who spell by ear write "tyfoid" and "klamidia". */
const soundOf = (word: string) =>
  word
    .replace(/ph/g, 'f')
    .replace(/ch|c|q/g, 'k')
    .replace(/y/g, 'i')
    .replace(/[ao]e/g, 'e')
    .replace(/rh|rrh/g, 'r')
    .replace(/(.)\1/g, '$1');

function isNear(word: string, typed: string, most: number): boolean {
  return [word, word.slice(0, typed.length)].some((each) => slipsBetween(each, typed, most) <= most);
}

/** How well a word of a name answers a typed one: 0 not at all, 6 exactly. */
function closeness(word: string, typed: string): number {
  if (word === typed) return 6;
  if (word.startsWith(typed)) return 5;
  if (typed.length >= 3 && word.includes(typed)) return 4;
  const most = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
  if (most === 0) return 0;
  return isNear(word, typed, most) || isNear(soundOf(word), soundOf(typed), 1) ? 3 : 0;
}

// Words of a question that name nothing.
const FILLERS =
  /^(an?|and|any|am|are|at|by|can|check(ing)?|cost|do|does|for|from|get|have|how|i|if|in|is|it|know|me|much|my|need|of|on|or|please|price|problems?|tests?|tested|testing|that|the|there|to|up|want|what|where|with|you|your)$/;

interface Answer {
  close: number;
  other: string;
}

const closestOf = (answers: readonly Answer[]) =>
  answers.reduce((best, each) => (each.close > best.close ? each : best), { close: 0, other: '' });

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

/**
 * Word by word, with slips of the finger. Words that few names answer count for more; what answers half as well as the best is
 * left out.
 */
function findByWords(items: readonly Named[], typed: string): Match[] {
  const all = wordsOf(typed);
  const telling = all.filter((word) => !FILLERS.test(word));
  const wanted = telling.length > 0 ? telling : all;
  const phrases = items.map(({ name, others }) =>
    // Two words written as one are found too.
    [name, ...others].map((phrase, index) => ({
      words: [...wordsOf(phrase), joined(phrase)],
      other: index === 0 ? '' : phrase,
    })),
  );
  const found = phrases.map((each) =>
    wanted.map((word) =>
      closestOf(
        each.map(({ words, other }) => ({
          close: Math.max(...words.map((own) => closeness(own, word))),
          other,
        })),
      ),
    ),
  );
  const counts = wanted.map((_, index) => found.filter((each) => each[index]?.close).length);
  const scored = found.map((each, place) => ({
    place,
    score: sum(each.map(({ close }, index) => close / (counts[index] || 1))),
    other: closestOf(each).other,
  }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return scored
    .filter(({ score }) => score > 0 && score >= best / 2)
    .sort((a, b) => b.score - a.score || a.place - b.place);
}

/**
 * What answers a search, the best first: the exact text within a name before all (section 4), then other names, and where neither is
 * there, single words and slips of the finger. An empty search is answered by none.
 */
export function findMatches(items: readonly Named[], typed: string): Match[] {
  const sure = findSure(items, typed);
  const found = sure.length > 0 ? sure : findByWords(items, typed);
  return found.map(({ place, other }) => ({ place, other }));
}

/** The places of the three names that look most like what was typed, for those who found nothing. */
export function findNearest(names: readonly string[], typed: string): number[] {
  const text = joined(typed);
  const distance = (name: string) =>
    Math.min(
      ...[...wordsOf(name), joined(name)].map(
        (word) => slipsBetween(word, text, Infinity) / Math.max(word.length, text.length),
      ),
    );
  return names
    .map((name, place) => ({ place, far: distance(name) }))
    .sort((a, b) => a.far - b.far || a.place - b.place)
    .slice(0, 3)
    .map(({ place }) => place);
}
