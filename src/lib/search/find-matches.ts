import type { Advice } from './advice.ts';
import { asOneWord, isBeginning, isSameWord, maxMistakesFor, splitWords, stemOf } from './search-words.ts';

export interface SearchItem {
  /** Of a test or service: the page may show its name in any language. */
  id?: string | undefined;
  name: string;
  others: readonly string[];
  category?: string;
  /** A set of tests comes after single tests. */
  isSet?: boolean | undefined;
  /**
   * The names in `others` that an editor wrote in the field `searchWords` of a page. Only an item with keywords, even if they are
   * none, matches if some of the typed words are its words; a test needs a whole name.
   */
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
interface Name<Item extends SearchItem = SearchItem> {
  item: Item;
  text: string;
  /** Names come before other names, and tests before sets of tests. */
  order: number;
  /** In the present search, the lowest first. Ranks are compared only within one rule. */
  rank: number;
  isKeyword: boolean | undefined;
  /** Its words; of a keyword, without small words if two others are left: "sponsor a village" is typed as "village to sponsor", too. */
  core: string[];
  joined: string;
  /** The words with a space before and after each. */
  spaced: string;
  /** The words of the name and of its category. */
  known: string[];
  /** All words of the item. */
  itemWords: ReadonlySet<string>;
}

/** What a search found, the best first. */
export interface Found<Match> {
  matches: Match[];
  /** The first match is a test or service, and the tests that match lack a word that may name another test: "HIV viral load". */
  isClose: boolean;
}

const NO_MATCH = Infinity;

/** Of a test or service. */
const isTest = ({ item }: Name) => !item.keywords;

/**
 * Spellings of the same sounds and doubled letters are no typing mistakes: "pilory" is "pylori", and "gonoria" has one mistake.
 */
function soundOf(word: string): string {
  if (!word[3]) return word;
  return word
    .replace(/ph/g, 'f')
    .replace(/[ao](?=e)|h/g, '')
    .replace(/e[ei]|ie|y/g, 'i')
    .replace(/oo|ou|au/g, 'u')
    .replace(/(.)\1/g, '$1');
}

function readNames<Item extends SearchItem>(
  item: Item,
  smallWords: readonly string[],
): Omit<Name<Item>, 'rank'>[] {
  const { name, others, category = '', keywords } = item;
  const itemWords = new Set(splitWords([name, ...others, category, item.text].join(' ')));
  return [name, ...others].map((text, index) => {
    const words = splitWords(text);
    const isKeyword = keywords?.includes(text);
    const large = words.filter((word) => !smallWords.includes(word));
    return {
      item,
      text,
      order: (index && 2) + (item.isSet ? 4 : 0),
      isKeyword,
      core: large[1] ? large : words,
      joined: words.join(''),
      spaced: ` ${words.join(' ')} `,
      known: words.concat(splitWords(category)),
      itemWords,
    };
  });
}

/** A word that was typed. */
interface TypedWord {
  /** The word itself, and the words of the list that it may stand for. */
  same: readonly string[];
  /** How much the word says about what somebody looks for: the fewer items have it, the more. */
  weight: number;
}

/** Words around the ones that matter ("how", "please") count as a tenth. */
const SMALL_WEIGHT = 0.1;

/** How much of the typed words an item with keywords must have if no whole name of it was typed. */
const MIN_SHARE = 0.6;

/** The same if a whole name was typed: in "price of cement", "price" is not enough. */
const MIN_SHARE_OF_NAME = 0.2;

/**
 * Prepares a search in a list. The search gives the names that match by the first rule that finds any, the best first. An item may
 * have several of them. `smallWords` are words that people type around what they look for. `harmlessWords` do not change which test
 * somebody means. Each of `sameWords` has words that mean the same, such as mother, mum and mama.
 */
export function makeSearch<Item extends SearchItem>(
  items: readonly Item[],
  smallWords: readonly string[] = [],
  harmlessWords: readonly string[] = [],
  sameWords: readonly (readonly string[])[] = [],
) {
  // The cast is safe, because a search sets the rank before it reads it.
  const names = items.flatMap((item) => readNames(item, smallWords)) as Name<Item>[];
  const wordSets = [...new Set(names.map(({ itemWords }) => itemWords))];
  const nameWords = new Set(names.flatMap((name) => (name.isKeyword ? [] : name.known)));
  /** Every word of the list with its stem and its sound. */
  const vocabulary = new Map(
    [...wordSets.flatMap((words) => [...words]), ...names.map(({ joined }) => joined)].map((word) => [
      word,
      [stemOf(word), soundOf(word)] as const,
    ]),
  );
  const harmless = [...smallWords, ...harmlessWords];
  // Without a prototype, because somebody may type "constructor".
  const typedBefore = Object.create(null) as Record<string, TypedWord>;

  /**
   * A word of the list is no typing mistake, and no other form of a word except its plural. In keywords and texts, a word may have one
   * mistake, from seven letters.
   */
  function readNewWord(word: string): TypedWord {
    const stem = stemOf(word);
    const sound = soundOf(word);
    const isLike = ([each, [itsStem, itsSound]]: [string, readonly [string, string]]) =>
      vocabulary.has(word)
        ? `${word}s` === each || word === `${each}s`
        : stem === itsStem ||
          isSameWord(sound, itsSound, nameWords.has(each) ? maxMistakesFor(sound) : Number(word.length > 6));
    const like = [word, ...[...vocabulary].filter(isLike).map(([each]) => each)];
    const same = like.concat(...sameWords.filter((group) => group.some((each) => like.includes(each))));
    const count = wordSets.filter((words) => same.some((each) => words.has(each))).length;
    // Without an item, a word of the vocabulary is two typed words that are a whole name.
    const isLarge = !smallWords.includes(word) && (count > 0 || !vocabulary.has(word));
    const weight = (isLarge ? 1 : SMALL_WEIGHT) / Math.sqrt(count || 1);
    return { same, weight };
  }

  function readTyped(word: string): TypedWord {
    return (typedBefore[word] ??= readNewWord(word));
  }

  return (typed: string, advice?: Advice | null): Found<Name<Item>> => {
    /** The rank of a name. */
    type Rule = (name: Name<Item>) => number;
    const { parts = [], rest = '', tests = [] }: Partial<Advice> = advice ?? {};
    const words = splitWords(typed);
    const joined = words.join('');
    const isLong = joined.length > 3;
    const spaced = ` ${words.join(' ')}${isLong ? '' : ' '}`;
    const typedWords = words.map(readTyped);
    // "wheel chair" is also "wheelchair", and "F B C" is "FBC".
    const joinedWords = words
      .flatMap((word, index) => [word + words[index + 1], word + words[index + 1] + words[index + 2]])
      .filter((each) => vocabulary.has(each));
    const withJoined = typedWords.concat(joinedWords.map(readTyped));

    /** The name whose length is closest to the typed text ranks first. */
    const rankByLength: Rule = (name) => name.order + Math.abs(name.joined.length - joined.length);

    /** The typed text is a name, or is part of one, from the beginning of a word. Up to three letters are whole words. */
    const byText: Rule = (name) => {
      if (name.joined === joined) return name.isKeyword ? 0 : name.order;
      if (!name.spaced.includes(spaced)) return NO_MATCH;
      return name.order + (name.item.others.some((other) => asOneWord(other) === joined) ? 0.5 : 1);
    };

    /**
     * Every typed word is, begins or misspells a word of one name or the category. Compared as one word, "ddimr" finds "D-Dimer". The
     * last letter and words of up to three letters must be right: "hepatitis A" is not "hepatitis B", and "HPV" is not "HP".
     * Three letters begin too many words, so they find no other names.
     */
    const byEveryWord: Rule = (name) =>
      (isLong || !name.order) &&
      (isSameWord(
        joined,
        name.joined,
        Number(
          joined.length > 4 &&
            joined.endsWith(name.joined.slice(-1)) &&
            words.every((word) => !words[1] || word[3] || name.known.includes(word)),
        ),
      ) ||
        typedWords.every(({ same }) =>
          name.known.some((word) => same.includes(word) || isBeginning(same[0] ?? '', word)),
        ))
        ? rankByLength(name)
        : NO_MATCH;

    /** Whether these words have a whole name: "is a kidney test free?" has "kidney test". */
    const hasWhole = (among: readonly Pick<TypedWord, 'same'>[], name: Name<Item>) =>
      name.core.length > 0 &&
      (name.core.every((word) => among.some(({ same }) => same.includes(word))) ||
        among.some(({ same }) => same[0] === name.joined));

    const weigh = (isCounted: (word: string) => unknown) =>
      withJoined.reduce((sum, { same, weight }) => (same.some(isCounted) ? sum + weight : sum), 0);
    const total = weigh(() => true);
    const shares = new Map(
      wordSets.map((itemWords) => [itemWords, weigh((word) => itemWords.has(word)) / total]),
    );

    /**
     * The typed text contains a whole name, or most of it is words of the item. The item with most of the typed words ranks first,
     * and a whole name counts double.
     */
    const byShare: Rule = (name) => {
      // The cast is safe, because the names are those of the items.
      const share = shares.get(name.itemWords) as number;
      const rank = rankByLength(name) / 1000 - share;
      if (hasWhole(withJoined, name) && (isTest(name) || share >= MIN_SHARE_OF_NAME))
        return rank - weigh((word) => name.core.includes(word)) / total;
      return share >= (name.item.keywords ? MIN_SHARE : 1) ? rank : NO_MATCH;
    };

    /**
     * A symptom is not a test. So an item matches only in these cases: its name contains the typed text or has all of its words;
     * another name is the typed text; a clinician listed the item for the symptom; one of its names is typed together with the symptom.
     */
    const bySymptom: Rule = (name) => {
      const rank = byText(name);
      if (rank < 3) return rank;
      if (words[1] && !name.order && byEveryWord(name) < NO_MATCH) return 3;
      if (tests.includes(name.item.id ?? '')) return 2;
      return hasWhole(restWords, name) ? rankByLength(name) : NO_MATCH;
    };
    // Exact words only: "slight fever" is not "sight". A small word is no name: "worried about my heart" is not "about us".
    const restWords = splitWords(rest)
      .filter((word) => !smallWords.includes(word))
      .map((word) => ({ same: [word] }));

    /** Whether the tests that match lack a word that may name another test. */
    function isClose(found: readonly Name<Item>[]): boolean {
      const known = names
        .filter((name) => isTest(name) && found.some(({ item }) => item === name.item))
        .flatMap((name) => [...name.known, name.joined]);
      // Nobody has finished the last word until something is after it.
      const finished = words.slice(0, /\s$/.test(typed) ? words.length : -1);
      return finished.some(
        (word, index) =>
          // Numbers are ages, dates and amounts. "Hepatitis a" is not "a malaria test".
          isNaN(+word) &&
          (!harmless.includes(word) ||
            (index && /^[a-e]$/.test(word) && !harmless.includes(words[index - 1] ?? ''))) &&
          !known.some((each) => readTyped(word).same.includes(each) || isBeginning(word, each)),
      );
    }

    const rules = parts.includes('symptom') ? [bySymptom] : [byText, byEveryWord, byShare];
    for (const rule of joined && !parts.includes('danger') ? rules : []) {
      const found = names.filter((name) => (name.rank = rule(name)) < NO_MATCH);
      found.sort((a, b) => a.rank - b.rank);
      if (found[0])
        return { matches: found, isClose: rule === byShare && isTest(found[0]) && isClose(found) };
    }
    return { matches: [], isClose: false };
  };
}

function listMatches(items: readonly SearchItem[], found: readonly Name<SearchItem>[]): Match[] {
  const foundItems = found.map(({ item }) => item);
  return found
    .filter(({ item }, index) => foundItems.indexOf(item) === index)
    .map(({ item, text }) => ({ index: items.indexOf(item), other: text === item.name ? '' : text }));
}

/** Each item that matches, the best first. */
export const findMatches = (items: readonly SearchItem[], typed: string, advice?: Advice | null): Match[] =>
  listMatches(items, makeSearch(items)(typed, advice).matches);

/**
 * Prepares a search in a price list. A name with the typed text inside a word also matches (docs/specification.md, section 4), but
 * comes after all others. A single letter finds names in the order of the list.
 */
export function makeListSearch(items: readonly SearchItem[], harmlessWords?: readonly string[]) {
  const find = makeSearch(items, [], harmlessWords);
  return (typed: string, advice?: Advice | null): Found<Match> => {
    const joined = asOneWord(typed);
    const { matches, isClose } = find(joined.length > 1 ? typed : '', advice);
    const found = listMatches(items, matches);
    if (joined === '' || advice?.parts.includes('danger')) return { matches: found, isClose };
    const isFound = (index: number) => found.some((match) => match.index === index);
    const others = items.flatMap(({ name }, index) =>
      matchesSearch(name, typed) && !isFound(index) ? { index, other: '' } : [],
    );
    // "IgE" is no word of "antigen".
    const isInside = found.length === 0 && others.length > 0 && joined.length > 1 && /\s$/.test(typed);
    return { matches: [...found, ...others], isClose: isInside || isClose };
  };
}
