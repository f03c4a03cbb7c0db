import type { Advice } from './advice.ts';
import { isBeginning, isSameWord, asOneWord, splitWords } from './search-words.ts';

export interface SearchItem {
  /** Of a test or service: the page may show its name in any language. */
  id?: string | undefined;
  name: string;
  others: readonly string[];
  category?: string;
  /** A set of tests comes after single tests. */
  isSet?: boolean;
  /** The names in `others` that an editor wrote in the field `searchWords` of a page. */
  keywords?: readonly string[] | undefined;
  /** A text that begins with the name, such as a question with its answer, or a test with its category and use. */
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

/** One name of an item, read once, because a search compares all names at every key. */
interface Name<Item extends SearchItem> {
  item: Item;
  text: string;
  /** Names come before other names, and tests before sets of tests. */
  order: number;
  /** In the present search, the lowest first. Ranks are compared only within one rule. */
  rank: number;
  isKeyword: boolean;
  words: string[];
  joined: string;
  /** The words with a space before and after each. */
  spaced: string;
  /** The words of the name and of its category. */
  known: string[];
  /** The words of `text`, for the first name of an item. */
  page: string[];
}

const NO_MATCH = Infinity;

const readNames = <Item extends SearchItem>(item: Item): Omit<Name<Item>, 'rank'>[] =>
  [item.name, ...item.others].map((text, index) => {
    const words = splitWords(text);
    return {
      item,
      text,
      order: (index && 2) + (item.isSet ? 4 : 0),
      isKeyword: (item.keywords ?? []).includes(text),
      words,
      joined: words.join(''),
      spaced: ` ${words.join(' ')} `,
      known: words.concat(splitWords(item.category ?? '')),
      page: splitWords((!index && item.text) || ''),
    };
  });

/** A word that was typed, and the words of the list that it may stand for. */
type TypedWord = [typed: string, same: readonly string[]];

/**
 * Prepares a search in a list. The search gives the names that match by the first rule that finds any, the best first. An item may
 * have several of them.
 */
export function makeSearch<Item extends SearchItem>(items: readonly Item[]) {
  // The cast is safe, because a search sets the rank before it reads it.
  const names = items.flatMap(readNames) as Name<Item>[];
  const vocabulary = [...new Set(names.flatMap(({ known, page, joined }) => [...known, ...page, joined]))];
  const typedBefore = new Map<string, TypedWord>();

  /** A word of the list is no typing mistake. */
  function readTyped(word: string): TypedWord {
    const maxMistakes = vocabulary.includes(word) ? 0 : undefined;
    const typed = typedBefore.get(word) ?? [
      word,
      vocabulary.filter((each) => word === `${each}s` || isSameWord(word, each, maxMistakes)),
    ];
    typedBefore.set(word, typed);
    return typed;
  }

  /** A keyword allows one mistake, in words of seven letters or more. */
  const isSame = ([typed, same]: TypedWord, word: string, { isKeyword }: Name<Item>) =>
    same.includes(word) &&
    (!isKeyword || typed.startsWith(word) || isSameWord(typed, word, typed.length > 6 ? 1 : 0));

  return (typed: string, advice?: Advice | null): Name<Item>[] => {
    /** The rank of a name. */
    type Rule = (name: Name<Item>) => number;
    const { parts = [], rest = '', tests = [] }: Partial<Advice> = advice ?? {};
    const words = splitWords(typed);
    const joined = words.join('');
    const isLong = joined.length > 3;
    const spaced = ` ${words.join(' ')}${isLong ? '' : ' '}`;
    const typedWords = words.map(readTyped);
    const typedJoined = readTyped(joined);

    /** The name whose length is closest to the typed text ranks first. */
    const rankByLength: Rule = (name) => name.order + Math.abs(name.joined.length - joined.length);

    /** The typed text is a name, or is part of one, from the beginning of a word. Up to three letters are whole words. */
    const byText: Rule = (name) => {
      if (name.joined === joined) return name.isKeyword ? 0 : name.order;
      return name.spaced.includes(spaced) ? name.order + 1 : NO_MATCH;
    };

    /**
     * Every typed word is, begins or misspells a word of one name or the category. Compared as one word, "ddimr" finds "D-Dimer".
     * Three letters begin too many words, so they find no other names.
     */
    const byEveryWord: Rule = (name) => {
      const isIn = (among: readonly string[]) => (each: TypedWord) =>
        among.some((word) => isSame(each, word, name) || isBeginning(each[0], word));
      return (isLong || !name.order) &&
        (isIn([name.joined])(typedJoined) || typedWords.every(isIn(name.known)))
        ? rankByLength(name)
        : NO_MATCH;
    };

    /** The typed text contains a whole name: "is a kidney test free?". The longest name ranks first. */
    const byWholeName =
      (among: readonly TypedWord[]): Rule =>
      (name) =>
        (name.joined && name.words.every((word) => among.some((each) => isSame(each, word, name)))) ||
        among.some(([word]) => word === name.joined)
          ? rankByLength(name)
          : NO_MATCH;

    /** Every typed word is or begins a word of `text`. */
    const byPage: Rule = ({ page }) =>
      words.every((word) => page.some((each) => each === word || isBeginning(word, each))) ? 0 : NO_MATCH;

    /**
     * A symptom is not a test. So an item matches only in these cases: its name contains the typed text; another name is the
     * typed text; a clinician listed the item for the symptom; one of its names is typed together with the symptom.
     */
    const bySymptom: Rule = (name) => {
      const rank = byText(name);
      if (rank < 3) return rank;
      return tests.includes(name.item.id ?? '') ? 2 : byRest(name);
    };
    // Exact words only: "slight fever" is not "sight".
    const byRest = byWholeName(splitWords(rest).map((word) => [word, [word]]));

    const rules = parts.includes('symptom')
      ? [bySymptom]
      : [byText, byEveryWord, byWholeName(typedWords), byPage];
    for (const rule of joined && !parts.includes('danger') ? rules : []) {
      const found = names.filter((name) => (name.rank = rule(name)) < NO_MATCH);
      if (found[0]) return found.sort((a, b) => a.rank - b.rank);
    }
    return [];
  };
}

/** Each item that matches, the best first. */
export function findMatches(items: readonly SearchItem[], typed: string, advice?: Advice | null): Match[] {
  const found = makeSearch(items)(typed, advice);
  const foundItems = found.map(({ item }) => item);
  return found
    .filter(({ item }, index) => foundItems.indexOf(item) === index)
    .map(({ item, text }) => ({ index: items.indexOf(item), other: text === item.name ? '' : text }));
}

/**
 * The matches in a price list. A name with the typed text inside a word also matches (docs/specification.md, section 4), but comes
 * after all others. A single letter finds names in the order of the list.
 */
export function findOptions(items: readonly SearchItem[], typed: string, advice?: Advice | null): Match[] {
  const found = asOneWord(typed).length > 1 ? findMatches(items, typed, advice) : [];
  if (asOneWord(typed) === '' || advice?.parts.includes('danger')) return found;
  const isFound = (index: number) => found.some((match) => match.index === index);
  const others = items.flatMap(({ name }, index) =>
    matchesSearch(name, typed) && !isFound(index) ? { index, other: '' } : [],
  );
  return [...found, ...others];
}
