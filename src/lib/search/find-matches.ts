import type { Advice } from './advice.ts';
import { isBeginning, isPhraseTyped, isSameWord, asOneWord, splitWords } from './search-words.ts';

export interface SearchItem {
  /** Of a test or service: the page may show its name in any language. */
  id?: string | undefined;
  name: string;
  others: readonly string[];
  category?: string;
  /** The names in `others` that an editor wrote in the field `searchWords` of a page. */
  keywords?: readonly string[];
  /** More text to search, such as the answer to a question, or the category and use of a test. */
  text?: string | undefined;
}

/** `index` is the item's position in the list. `other`, which only the price list shows, is the other name that matched, or ''. */
export interface Match {
  index: number;
  other: string;
}

/** Case-insensitive substring (docs/specification.md, section 4). */
export function matchesSearch(name: string, search: string): boolean {
  return name.toLowerCase().includes(search.trim().toLowerCase());
}

/** The lowest rank is shown first. Ranks are compared only within one rule. */
type Ranked = Match & { rank: number };
type Rule = (item: SearchItem, typed: string) => Omit<Ranked, 'index'> | null;

const isWordFound = (typed: string, word: string) => isSameWord(typed, word) || isBeginning(typed, word);

const findSameText = (texts: readonly string[], typed: string) =>
  texts.find((each) => asOneWord(each) === asOneWord(typed));

/** Puts a space before each word, so that includes() finds a typed text only where a word begins. */
const spaced = (text: string) => ` ${splitWords(text).join(' ')}`;

/** The typed text is a keyword or any name, is part of `name`, or (from three letters) begins a word of another name. */
const byText: Rule = ({ name, others, keywords = [] }, typed) => {
  if (findSameText(keywords, typed)) return { rank: 0, other: '' };
  if (matchesSearch(name, typed)) return { rank: 1, other: '' };
  const typedWord = asOneWord(typed);
  if (asOneWord(name) === typedWord) return { rank: 2, other: '' };
  const same = findSameText(others, typed);
  if (same) return { rank: 2, other: same };
  const otherWithTyped = others.find((other) => spaced(other).includes(spaced(typed)));
  return otherWithTyped && typedWord.length >= 3 ? { rank: 3, other: otherWithTyped } : null;
};

/** Every typed word is, begins or misspells a word of one name or the category. Compared as one word, "ddimr" finds "D-Dimer". */
const byEveryWord: Rule = ({ name, others, category = '' }, typed) => {
  const isFound = (oneName: string) => {
    const known = [...splitWords(oneName), ...splitWords(category)];
    const isKnown = (word: string) => known.some((each) => isWordFound(word, each));
    return isWordFound(asOneWord(typed), asOneWord(oneName)) || splitWords(typed).every(isKnown);
  };
  if (isFound(name)) return { rank: 1, other: '' };
  const other = others.find(isFound);
  return other === undefined ? null : { rank: 2, other };
};

// byWholeName subtracts the number of words in the found name from this rank. bySymptom also calls byWholeName, after its own ranks
// 1 and 2: a name of six words gets 9 - 6 = 3.
const WHOLE_NAME_RANK = 9;
// Even a keyword of ten words gets 19 - 10 = 9. A name gets at most 9 - 1 = 8, so keywords come last.
const WHOLE_KEYWORD_RANK = 19;

/** The typed text contains a whole name: "is a kidney test free?". The longest name ranks first, a keyword last. */
const byWholeName = (
  { name, others, keywords = [] }: SearchItem,
  typed: string,
  isSame = isSameWord,
): Omit<Ranked, 'index'> | null => {
  const words = splitWords(typed);
  const typedNames = [name, ...others].filter(
    (each) => isPhraseTyped(splitWords(each), words, isSame) || words.includes(asOneWord(each)),
  );
  const [longest] = typedNames.sort((a, b) => splitWords(b).length - splitWords(a).length);
  if (longest === undefined) return null;
  const rank = keywords.includes(longest) ? WHOLE_KEYWORD_RANK : WHOLE_NAME_RANK;
  return { rank: rank - splitWords(longest).length, other: longest === name ? '' : longest };
};

/** Every typed word is or begins a word of the name or of `text`. */
const byPage: Rule = ({ name, text = '' }, typed) => {
  const known = splitWords(`${name} ${text}`);
  const isKnown = (word: string) => known.some((each) => each === word || isBeginning(word, each));
  return text && splitWords(typed).every(isKnown) ? { rank: 1, other: '' } : null;
};

function findBy(rule: Rule, items: readonly SearchItem[], typed: string): Match[] {
  const ranked = items.flatMap((item, index): Ranked[] => {
    const found = rule(item, typed);
    return found ? [{ index, ...found }] : [];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ index, other }) => ({ index, other }));
}

/**
 * A symptom is not a test. So an item matches only in these cases: its name contains the typed text; another name is the typed
 * text; a clinician listed the item for the symptom; one of its names is typed together with the symptom.
 */
const bySymptom =
  ({ rest, tests }: Advice): Rule =>
  (item, typed) => {
    if (matchesSearch(item.name, typed)) return { rank: 1, other: '' };
    const same = findSameText(item.others, typed);
    if (same) return { rank: 2, other: same };
    // Exact words only: "slight fever" is not "sight".
    return item.id && tests.includes(item.id) ? { rank: 2, other: '' } : byWholeName(item, rest, Object.is);
  };

/** The matches of the first rule that finds any, the best first. byText includes the search of docs/specification.md, section 4. */
export function findMatches(items: readonly SearchItem[], typed: string, advice?: Advice | null): Match[] {
  if (asOneWord(typed) === '' || advice?.parts.includes('danger')) return [];
  const isSymptom = advice?.parts.includes('symptom');
  const rules = advice && isSymptom ? [bySymptom(advice)] : [byText, byEveryWord, byWholeName, byPage];
  for (const rule of rules) {
    const found = findBy(rule, items, typed);
    if (found.length > 0) return found;
  }
  return [];
}
