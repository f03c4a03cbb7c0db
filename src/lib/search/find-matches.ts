import type { Advice } from './advice.ts';
import { isBeginning, isSaid, isSameWord, joined, wordsOf } from './search-words.ts';

/** Something that can be looked for: its name, what people call it too, and the category that it stands in. */
export interface Named {
  name: string;
  others: readonly string[];
  category?: string;
  /** Those of `others` that an editor declared to be typed for it (`searchWords` in content/). */
  said?: readonly string[];
  /** What its page or answer says. */
  text?: string;
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

/** A match, and how good it is: the lowest rank is shown first. */
type Ranked = Match & { rank: number };
type Rule = (item: Named, typed: string) => Omit<Ranked, 'place'> | null;

const finds = (typed: string, word: string) => isSameWord(typed, word) || isBeginning(typed, word);

const isAmong = (texts: readonly string[], typed: string) =>
  texts.find((each) => joined(each) === joined(typed));

/** What was typed is declared, stands in the name, or is another name or its beginning. */
const byText: Rule = ({ name, others, said = [] }, typed) => {
  if (isAmong(said, typed)) return { rank: 0, other: '' };
  if (matchesSearch(name, typed)) return { rank: 1, other: '' };
  const text = joined(typed);
  if (joined(name) === text) return { rank: 2, other: '' };
  const same = isAmong(others, typed);
  if (same) return { rank: 2, other: same };
  const begun = others.find((other) =>
    ` ${wordsOf(other).join(' ')}`.includes(` ${wordsOf(typed).join(' ')}`),
  );
  return begun && text.length >= 3 ? { rank: 3, other: begun } : null;
};

/** Every typed word finds a word of one name, or of the category: it is the word, begins it, or misspells it. */
const byEveryWord: Rule = ({ name, others, category = '' }, typed) => {
  const isFound = (text: string) => {
    const known = [...wordsOf(text), ...wordsOf(category)];
    const isKnown = (word: string) => known.some((each) => finds(word, each));
    return finds(joined(typed), joined(text)) || wordsOf(typed).every(isKnown);
  };
  if (isFound(name)) return { rank: 1, other: '' };
  const other = others.find(isFound);
  return other === undefined ? null : { rank: 2, other };
};

/** A whole name stands in what was typed: "how much is the kidney test?". The longest name is the best, and one that is declared the last. */
const byWholeName: Rule = ({ name, others, said = [] }, typed) => {
  const words = wordsOf(typed);
  const whole = [name, ...others].filter(
    (each) => isSaid(wordsOf(each), words) || words.includes(joined(each)),
  );
  const [best] = whole.sort((a, b) => wordsOf(b).length - wordsOf(a).length);
  if (best === undefined) return null;
  return { rank: (said.includes(best) ? 19 : 9) - wordsOf(best).length, other: best === name ? '' : best };
};

/** Every typed word is, or begins, a word of the name or of what the page says. */
const byPage: Rule = ({ name, text = '' }, typed) => {
  const known = wordsOf(`${name} ${text}`);
  const isKnown = (word: string) => known.some((each) => each === word || isBeginning(word, each));
  return text && wordsOf(typed).every(isKnown) ? { rank: 1, other: '' } : null;
};

function findBy(rule: Rule, items: readonly Named[], typed: string): Match[] {
  const ranked = items.flatMap((item, place): Ranked[] => {
    const found = rule(item, typed);
    return found ? [{ place, ...found }] : [];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank || a.place - b.place)
    .map(({ place, other }) => ({ place, other }));
}

/** A symptom is not a test: only what is a name itself, what a clinician named, and tests that are named beside the symptom. */
const bySymptom =
  ({ rest, tests }: Advice): Rule =>
  (item, typed) => {
    if (matchesSearch(item.name, typed)) return { rank: 1, other: '' };
    const same = isAmong(item.others, typed);
    if (same) return { rank: 2, other: same };
    return tests.includes(item.name) ? { rank: 2, other: '' } : byWholeName(item, rest);
  };

/**
 * What answers a search, the best first: the exact text within a name before all (section 4), then other names, then typing mistakes,
 * then questions with a name in them, then what pages say. An empty search is answered by none, and so is somebody in danger.
 */
export function findMatches(items: readonly Named[], typed: string, advice?: Advice | null): Match[] {
  if (joined(typed) === '' || advice?.kind === 'danger') return [];
  const rules = advice ? [bySymptom(advice)] : [byText, byEveryWord, byWholeName, byPage];
  for (const rule of rules) {
    const found = findBy(rule, items, typed);
    if (found.length > 0) return found;
  }
  return [];
}
