import { isSimilar } from './is-similar.ts';
import {
  consonantsOf,
  firstSound,
  isBeginning,
  isSameWord,
  maxMistakesFor,
  soundOf,
  splitWords,
  stemOf,
} from './search-words.ts';

/* What a search reads of a list once, so that a key needs to look only at names that may match. */

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
  /** Its keywords have nothing in common, so the words of several do not add up: what only our phone answers. */
  isMixed?: boolean | undefined;
  /** With keywords: how much of the typed words it must have if no whole name of it was typed; by default, PAGE_SHARE. */
  share?: number | undefined;
  /** A text that begins with the name, such as a question with its answer, or a test with its category and use. */
  text?: string | undefined;
}

/** Of a page, most of the typed words. */
export const PAGE_SHARE = 0.6;

/** A person or an event is rarely typed as it is written, but has a name or a place that nothing else has: "agogo market january". */
export const NAME_SHARE = 0.3;

/** One name of an item. */
export interface Name<Item extends SearchItem = SearchItem> {
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
  index: number;
  /** The index of the item's first name; of a mixed item, its own. The words of a group add up. */
  group: number;
}

/** A word that was typed. */
export interface TypedWord {
  /** The word itself, and the words of the list that it may stand for. */
  same: readonly [word: string, ...others: string[]];
  /** The groups of names that have one of `same`. */
  groups: readonly number[];
  /** How much the word says about what somebody looks for: the fewer items have it, the more. */
  weight: number;
}

/** Words around the ones that matter ("how", "please") count as a tenth. */
const SMALL_WEIGHT = 0.1;

/** The values by their keys; a value may have several. */
function groupBy<Value>(
  values: readonly Value[],
  keysOf: (value: Value) => readonly string[],
): ReadonlyMap<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values)
    for (const key of new Set(keysOf(value))) {
      const group = groups.get(key);
      if (group) group.push(value);
      else groups.set(key, [value]);
    }
  return groups;
}

/** Before a whole name as one word, and before the first word of its core. No word begins with a sign. */
export const WHOLE = '=';
export const CORE = '^';

function listNames<Item extends SearchItem>(
  items: readonly Item[],
  smallWords: readonly string[],
): Name<Item>[] {
  const names: Name<Item>[] = [];
  for (const item of items) {
    const { name, others, category = '', keywords } = item;
    const first = names.length;
    for (const text of [name, ...others]) {
      const index = names.length;
      const words = splitWords(text);
      const large = words.filter((word) => !smallWords.includes(word));
      names.push({
        item,
        text,
        order: (index > first ? 2 : 0) + (item.isSet ? 4 : 0),
        rank: 0,
        isKeyword: keywords?.includes(text),
        core: large[1] ? large : words,
        joined: words.join(''),
        spaced: ` ${words.join(' ')} `,
        known: words.concat(splitWords(category)),
        index,
        group: item.isMixed ? index : first,
      });
    }
  }
  return names;
}

/**
 * Reads the names of a list. `smallWords` are words that people type around what they look for. Each of `sameWords` has words that
 * mean the same, such as mother, mum and mama.
 */
export function readNames<Item extends SearchItem>(
  items: readonly Item[],
  smallWords: readonly string[],
  sameWords: readonly (readonly string[])[],
) {
  const names = listNames(items, smallWords);
  const nameWords = new Set(
    names.flatMap((name) => (name.item.keywords ? [] : [...name.known, name.joined])),
  );
  /** By each word of a name, its category and, for the first name of an item, its text; and by WHOLE and CORE. */
  const index = groupBy(names, ({ known, joined, core, index: at, group, item }) =>
    known.concat(WHOLE + joined, CORE + core[0], at === group ? splitWords(item.text ?? '') : []),
  );
  const findNames = (keys: readonly string[]) => keys.flatMap((key) => index.get(key) ?? []);
  const vocabulary = [...new Set([...index.keys()].map((key) => key.replace(/^[=^]/, '')))].map(
    (word) => [word, stemOf(word), soundOf(word), consonantsOf(word)] as const,
  );
  const bySound = groupBy(vocabulary, ([word, , sound]) => [firstSound(word), firstSound(sound)]);
  const listWithSound = (word: string) => bySound.get(firstSound(word)) ?? [];
  const isWord = (word: string) => index.has(word) || index.has(WHOLE + word);
  // Without a prototype, because somebody may type "constructor".
  const typedBefore = Object.create(null) as Record<string, TypedWord>;

  /**
   * A word of the list is no typing mistake, and no other form of a word except its plural. In keywords and texts, a word may have one
   * mistake, from seven letters.
   */
  function readNewWord(word: string): TypedWord {
    const stem = stemOf(word);
    const sound = soundOf(word);
    const consonants = consonantsOf(word);
    const isSame = ([each, itsStem, itsSound]: (typeof vocabulary)[number]) =>
      isWord(word) ? `${word}s` === each || word === `${each}s` : stem === itsStem || sound === itsSound;
    const isLike = ([each, , itsSound, itsConsonants]: (typeof vocabulary)[number]) =>
      isSameWord(sound, itsSound, nameWords.has(each) ? maxMistakesFor(sound) : Number(sound.length > 6)) ||
      (consonants === itsConsonants &&
        consonants.replace(/a/g, '')[2] &&
        nameWords.has(each) &&
        isSimilar(sound, itsSound, 3));
    const candidates = listWithSound(word).concat(listWithSound(sound));
    const alike = candidates.filter(isSame);
    // "Thyphoid" sounds like typhoid, so it is not "thyroid" with a mistake.
    const near = alike[0] || isWord(word) ? alike : candidates.filter(isLike);
    const like = [word, ...near.map(([each]) => each)] as const;
    const same = [
      ...like,
      ...sameWords.filter((group) => group.some((each) => like.includes(each))).flat(),
    ] as const;
    const holders = findNames(same);
    const groups = [...new Set(holders.map(({ group }) => group))];
    const { size } = new Set(holders.map(({ item }) => item));
    // Without an item, a word of the list is two typed words that are a whole name.
    // The numbers of the list are days and years.
    const isLarge = isNaN(+word) && !smallWords.includes(word) && (size > 0 || !isWord(word));
    return { same, groups, weight: (isLarge ? 1 : SMALL_WEIGHT) / Math.sqrt(size || 1) };
  }

  const readTyped = (word: string): TypedWord => (typedBefore[word] ??= readNewWord(word));

  return {
    names,
    isWord,
    readTyped,
    /** "kidneytest" is two words of tests. */
    splitJoined(word: string): string[] {
      for (let end = 3; end < word.length - 2 && !isWord(word); end++) {
        const parts = [word.slice(0, end), word.slice(end)];
        if (parts.every((part) => nameWords.has(part))) return parts;
      }
      return [word];
    },
    findNames,
    /** The words of the list that begin as `first` does, or are like `joined`. */
    listBegun: (first: string, joined: string) =>
      listWithSound(joined)
        .map(([word]) => word)
        .filter((word) => isBeginning(first, word) || isSameWord(joined, word, 1)),
  };
}
