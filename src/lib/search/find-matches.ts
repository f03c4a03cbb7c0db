import type { Advice } from './advice.ts';
import { CORE, PAGE_SHARE, readNames, WHOLE, type Name, type SearchItem } from './names.ts';
import { asOneWord, isBeginning, isSameWord, splitWords } from './search-words.ts';

/** `index` is the item's position in the list. `other`, which only the price list shows, is the other name that matched, or ''. */
export interface Match {
  index: number;
  other: string;
}

/** Case-insensitive substring (docs/specification.md, section 4). */
export function matchesSearch(name: string, search: string): boolean {
  return name.toLowerCase().includes(search.trim().toLowerCase());
}

/** What a search found, the best first. */
export interface Found<Match> {
  matches: Match[];
  /** The first match is a test or service, and the tests that match lack a word that may name another test: "HIV viral load". */
  isClose: boolean;
}

const NO_MATCH = Infinity;

/** After all ranks of whole names. */
const AFTER_WHOLE = 100;

/** Of a test or service. */
const isTest = ({ item }: Name) => !item.keywords;

/** How much of the typed words a page must have if a whole name of it was typed: in "price of cement", "price" is not enough. */
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
  const { names, findNames, isWord, readTyped, splitJoined, listBegun } = readNames(
    items,
    smallWords,
    sameWords,
  );
  const harmless = [...smallWords, ...harmlessWords];

  return (typed: string, advice?: Advice | null): Found<Name<Item>> => {
    /** The rank of a name. */
    type Rule = (name: Name<Item>) => number;
    const { parts = [], rest = '', tests = [] }: Partial<Advice> = advice ?? {};
    const words = splitWords(typed).flatMap(splitJoined);
    const joined = words.join('');
    const isLong = joined.length > 3;
    const spaced = ` ${words.join(' ')}${isLong ? '' : ' '}`;
    const typedWords = words.map(readTyped);
    // "wheel chair" is also "wheelchair", and "F B C" is "FBC".
    const joinedWords = words
      .flatMap((word, index) => [word + words[index + 1], word + words[index + 1] + words[index + 2]])
      .filter(isWord);
    const withJoined = typedWords.concat(joinedWords.map(readTyped));

    /** The name whose length is closest to the typed text ranks first. */
    const rankByLength: Rule = (name) => name.order + Math.abs(name.joined.length - joined.length);

    const exactGroups = findNames([WHOLE + joined]).map(({ group }) => group);

    /** The typed text is a name, or is part of one, from the beginning of a word. Up to three letters are whole words. */
    const byText: Rule = (name) => {
      if (name.joined === joined) return name.isKeyword ? 0 : name.order;
      if (!name.spaced.includes(spaced)) return NO_MATCH;
      return name.order + (exactGroups.includes(name.group) ? 0.5 : 1);
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
          name.known.some((word) => same.includes(word) || isBeginning(same[0], word)),
        ))
        ? rankByLength(name)
        : NO_MATCH;

    /** Whether these words have a whole name: "is a kidney test free?" has "kidney test". */
    const hasWhole = (among: readonly { same: readonly string[] }[], name: Name<Item>) =>
      name.core[0] &&
      (name.core.every((word) => among.some(({ same }) => same.includes(word))) ||
        among.some(({ same }) => same.includes(name.joined)));

    const weigh = (isCounted: (word: string) => unknown) =>
      withJoined.reduce((sum, { same, weight }) => (same.some(isCounted) ? sum + weight : sum), 0);
    const total = weigh(() => true);
    /** How much of the typed words each group has. */
    const shares = new Map<number, number>();
    for (const { groups, weight } of withJoined)
      for (const group of groups) shares.set(group, (shares.get(group) ?? 0) + weight / total);

    /**
     * The typed text contains a whole name, or most of it is words of the item. The item with most of the typed words ranks first,
     * and a whole name counts double.
     */
    const byShare: Rule = (name) => {
      const share = shares.get(name.group) ?? 0;
      const rank = rankByLength(name) / 1000 - share;
      if (hasWhole(withJoined, name) && (isTest(name) || share >= MIN_SHARE_OF_NAME))
        return rank - weigh((word) => name.core.includes(word)) / total;
      return share >= (isTest(name) || isSymptom ? 1 : (name.item.share ?? PAGE_SHARE)) ? rank : NO_MATCH;
    };

    /**
     * A symptom is not a test. So an item matches only in these cases: its name contains the typed text or has all of its words;
     * another name is the typed text; a clinician listed the item for the symptom; one of its names is typed together with the
     * symptom; it is a page with all of the words, or with a whole keyword and all words beside the symptom, as in "talk about mental
     * health". One word of a page says too little: a toe that hurts at night does not ask whether we are open at night.
     */
    const bySymptom: Rule = (name) => {
      const rank = byText(name);
      if (rank < 3) return rank;
      if (words[1] && !name.order && byEveryWord(name) < NO_MATCH) return 3;
      if (tests.some((id) => id === name.item.id)) return 2;
      if (hasWhole(exactRest, name) && (isTest(name) || name.core[1])) return rankByLength(name);
      const hasRest = restWords[0] && restWords.every((word) => readTyped(word).groups.includes(name.group));
      return hasRest && !isTest(name) ? AFTER_WHOLE + byShare(name) : NO_MATCH;
    };
    // A small word is no name: "worried about my heart" is not "about us".
    const restWords = splitWords(rest).filter((word) => !smallWords.includes(word));
    // "Slight fever" is not "sight".
    const exactRest = restWords.map((word) => ({ same: [word] }));

    /** Whether the tests that match lack a word that may name another test. */
    function isClose(found: readonly Name<Item>[]): boolean {
      const groups = new Set(found.filter(isTest).map(({ group }) => group));
      const known = new Set(
        names.filter(({ group }) => groups.has(group)).flatMap((name) => [...name.known, name.joined]),
      );
      // Nobody has finished the last word until something is after it.
      const finished = words.slice(0, /\s$/.test(typed) ? words.length : -1);
      return finished.some(
        (word, index) =>
          // Numbers are ages, dates and amounts. "Hepatitis a" is not "a malaria test".
          isNaN(+word) &&
          (!harmless.includes(word) ||
            (index && /^[a-e]$/.test(word) && !harmless.includes(words[index - 1] ?? ''))) &&
          !readTyped(word).same.some((each) => known.has(each)) &&
          ![...known].some((each) => isBeginning(word, each)),
      );
    }

    // Most names have nothing of what was typed, and to look at all of them would take most of the time.
    const begun = [...(typedWords[0]?.same ?? []), ...listBegun(words[0] ?? '', joined)];
    const whole = withJoined.flatMap(({ same }) => same).concat(begun);
    const candidates = new Set([
      ...findNames(begun.concat(whole.flatMap((word) => [WHOLE + word, CORE + word]))),
      ...[...shares].flatMap(([group, share]) => (share >= MIN_SHARE_OF_NAME ? (names[group] ?? []) : [])),
    ]);
    const isSymptom = parts.includes('symptom');
    const rules = isSymptom ? [bySymptom] : [byText, byEveryWord, byShare];
    for (const rule of joined && !parts.includes('danger') ? rules : []) {
      const found = [...(isSymptom ? names : candidates)].filter(
        (name) => (name.rank = rule(name)) < NO_MATCH,
      );
      found.sort((a, b) => a.rank - b.rank || a.index - b.index);
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

/**
 * Prepares a search in a price list. A name with the typed text inside a word also matches (docs/specification.md, section 4), but
 * comes after all others. A single letter finds names in the order of the list.
 */
export function makeListSearch(items: readonly SearchItem[], harmlessWords?: readonly string[]) {
  const find = makeSearch(items, [], harmlessWords);
  return (typed: string, advice?: Advice | null): Found<Match> => {
    const joined = asOneWord(typed);
    const { matches, isClose } = find(joined[1] ? typed : '', advice);
    const found = listMatches(items, matches);
    if (!joined || advice?.parts.includes('danger')) return { matches: found, isClose };
    const isFound = (index: number) => found.some((match) => match.index === index);
    const others = items.flatMap(({ name }, index) =>
      matchesSearch(name, typed) && !isFound(index) ? { index, other: '' } : [],
    );
    // "IgE" is no word of "antigen".
    const isInside = !found[0] && others[0] && joined[1] && /\s$/.test(typed);
    return { matches: [...found, ...others], isClose: isClose || Boolean(isInside) };
  };
}
