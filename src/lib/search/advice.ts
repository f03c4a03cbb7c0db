import { firstSound, isSameWord, isSlip, splitWords } from './search-words.ts';

/**
 * What people type if they are in danger or feel ill. A phrase is typed if all its words are, in any order and among others;
 * "drink/swallow bleach" stands for two phrases.
 */
export interface AdviceEntry {
  kind: 'danger' | 'symptom' | 'check-up';
  phrases: readonly string[];
  /** For a danger: phrases that mean something else as often, such as one word. */
  possible?: readonly string[];
}

export interface AdviceWords<Entry extends AdviceEntry = AdviceEntry> {
  entries: readonly Entry[];
  /** Spellings and forms of one word, with spaces between: "breathe breath breathing". They count as the same word. */
  same: readonly string[];
  /** Endings that do not change what a word means: with "ing", "bleeding" is "bleed". */
  endings: readonly string[];
  /** Words such as "price": beside one of them, a danger in one word is not certain, and a possible danger in one word is none. */
  subjects: readonly string[];
  /** Phrases that name no danger, such as "breath test", and words that are no mistyped danger. */
  harmless: readonly string[];
}

/**
 * `danger` is certain: numbers and no tests. `possible`: one line with the numbers, above the results; a `symptom`
 * in several words gets it too, unless one is a subject such as "price".
 */
export type AdvicePart = AdviceEntry['kind'] | 'possible';

/** What the search needs to know about the advice shown. */
export interface Advice {
  parts: readonly AdvicePart[];
  /** The typed text without the words of the symptoms. */
  rest: string;
  /** The ids of the tests that a clinician listed for the symptoms. */
  tests: readonly string[];
}

export interface Judgement<Entry extends AdviceEntry> {
  parts: AdvicePart[];
  /** If one is a certain danger, only the certain dangers. */
  entries: Entry[];
  /** All that was typed if it has a subject: who types "jaundice blood test" looks for a test. */
  rest: string;
}

/** 'drink/swallow bleach' as [['drink', 'swallow'], ['bleach']]. */
export const readPhrase = (phrase: string): string[][] =>
  phrase
    .split(' ')
    .flatMap((part) =>
      part.includes('/') ? [part.split('/').flatMap(splitWords)] : splitWords(part).map((word) => [word]),
    );

/** Where a keyboard has no ɛ and ɔ, people type "y3 ya" and "me k)k)". */
const withTwiLetters = (typed: string) =>
  (typed.includes('(') ? typed : typed.replace(/\)/g, 'ɔ')).replace(/([a-z])3/gi, '$1ɛ');

// A mark between words that a harmless phrase separated.
const GAP = '.';
const spaced = (words: readonly string[]) => ` ${words.join(' ')} `;

/**
 * `judge` judges a typed text. `isGuessed` tells whether it takes a single word for a mistyped word, or for two in one: never if only
 * the first words are here, because it would not know which words are harmless.
 */
export function makeJudge<Entry extends AdviceEntry>(
  { entries, same, endings, subjects, harmless }: AdviceWords<Entry>,
  isWhole = true,
) {
  const ending = new RegExp(`^(.{4,}?)(${endings.join('|')})$`);
  // "stabbed" is "stab", but "ill" is not the French "il".
  const stemOf = (word: string) =>
    endings.length > 0 ? word.replace(ending, '$1').replace(/(..)([^aeiou])\2$/, '$1$2') : word;
  const meanings = new Map<string, string>();
  for (const group of same) {
    const stems = splitWords(group).map(stemOf);
    for (const stem of stems) meanings.set(stem, stems[0] ?? stem);
  }
  const meaningOf = (word: string) => meanings.get(stemOf(word)) ?? stemOf(word);
  /** The phrases, with the meaning of each word. Reading them at every key would take most of the time. */
  const read = (phrases: readonly string[] = []) =>
    phrases.map((phrase) => readPhrase(phrase).map((words) => words.map(meaningOf)));
  const readEntries = entries.map((entry) => ({
    entry,
    certain: read(entry.phrases),
    possible: read(entry.possible),
  }));
  const dangers = readEntries.filter(({ entry }) => entry.kind === 'danger');
  const others = readEntries.filter(({ entry }) => entry.kind !== 'danger');
  const spellings = new Set([
    ...same.flatMap(splitWords),
    ...entries.flatMap(({ phrases, possible = [] }) => [...phrases, ...possible].flatMap(readPhrase).flat()),
  ]);
  const stems = new Set([...spellings].map(stemOf));
  // Two thirds of the time goes into typing mistakes without it.
  const spellingsBySound = new Map<string, [spelling: string, stem: string][]>();
  for (const spelling of isWhole ? spellings : []) {
    const sound = firstSound(spelling);
    spellingsBySound.set(sound, [...(spellingsBySound.get(sound) ?? []), [spelling, stemOf(spelling)]]);
  }
  const subjectMeanings = new Set(subjects.flatMap(splitWords).map(meaningOf));
  const harmlessPhrases = harmless.map(splitWords);
  const harmlessWords = new Set(harmlessPhrases.flat());
  const isAdviceWord = (word: string) => stems.has(stemOf(word));
  // In shorter words, a danger is at most one mistake away, too.
  const longHarmless = [...harmlessWords].filter((word) => word.length >= 8 && !isAdviceWord(word));
  const isKnown = (word: string) =>
    harmlessWords.has(word) || isAdviceWord(word) || subjectMeanings.has(meaningOf(word));

  /** "chestpain" as chest and pain; nothing if the word is known. */
  function splitInTwo(word: string): string[] {
    for (let at = 3; isWhole && at <= word.length - 3 && !isKnown(word); at += 1) {
      const parts = [word.slice(0, at), word.slice(at)];
      if (parts.every(isAdviceWord)) return parts;
    }
    return [];
  }

  /** The meanings of the words that a typed word is a mistyping of; none if a harmless word is nearer. */
  function listSlips(word: string): string[] {
    if (isKnown(word) || longHarmless.some((each) => isSameWord(word, each, 1))) return [];
    const stem = stemOf(word);
    return (spellingsBySound.get(firstSound(word)) ?? [])
      .filter(([each, itsStem]) => isSlip(word, each) || isSlip(stem, itsStem))
      .map(([each]) => meaningOf(each));
  }

  /** The typed words, and words written as two ("un conscious"). The words of harmless phrases are left out. */
  function listWords(typed: string): string[] {
    let text = spaced(splitWords(withTwiLetters(typed)));
    for (const phrase of harmlessPhrases)
      if (phrase.length > 1) text = text.split(spaced(phrase)).join(spaced([GAP]));
    const words = text.trim().split(' ');
    const joined = words.slice(1).map((word, index) => `${words[index]}${word}`);
    return [...words, ...joined.filter(isAdviceWord), ...words.flatMap(splitInTwo)];
  }

  /** The phrases with a meaning of each part among the typed ones. */
  const findTyped = (phrases: readonly string[][][], typed: ReadonlySet<string>) =>
    phrases.filter((phrase) => phrase.every((words) => words.some((word) => typed.has(word))));

  function judge(typed: string): Judgement<Entry> {
    const words = listWords(typed);
    const exact = new Set(words.map(meaningOf));
    const hasSubject = [...exact].some((meaning) => subjectMeanings.has(meaning));
    const isAlone = (phrase: string[][]) => hasSubject && phrase.length === 1;
    const certain = dangers.filter((each) =>
      findTyped(each.certain, exact).some((phrase) => !isAlone(phrase)),
    );
    if (certain.length > 0)
      return { parts: ['danger'], entries: certain.map(({ entry }) => entry), rest: '' };
    const slips = new Map(words.map((word) => [word, listSlips(word)]));
    const near = new Set([...exact, ...[...slips.values()].flat()]);
    const possible = dangers.filter(
      (each) =>
        findTyped(each.certain, exact).length > 0 ||
        findTyped([...each.certain, ...each.possible], near).some((phrase) => !isAlone(phrase)),
    );
    const typedOthers = others.filter((each) => findTyped(each.certain, near).length > 0);
    const symptoms = typedOthers.filter(({ entry }) => entry.kind === 'symptom');
    const felt = symptoms.length > 0 ? symptoms : typedOthers;
    const feltWords = new Set(felt.flatMap((each) => findTyped(each.certain, near).flat(2)));
    // A complaint in several words may describe a danger that no phrase knows, so it gets the numbers too.
    const isDescribed = symptoms.length > 0 && !hasSubject && splitWords(typed).length > 1;
    const hasNumbers = possible.length > 0 || isDescribed;
    const isFelt = (word: string) =>
      [meaningOf(word), ...(slips.get(word) ?? [])].some((each) => feltWords.has(each));
    return {
      parts: [...(hasNumbers ? ['possible' as const] : []), ...new Set(felt.map(({ entry }) => entry.kind))],
      entries: [...possible, ...felt].map(({ entry }) => entry),
      rest: splitWords(typed)
        .filter((word) => hasSubject || !isFelt(word))
        .join(' '),
    };
  }

  return {
    judge,
    isGuessed: (word: string) => splitInTwo(word).length > 0 || listSlips(word).length > 0,
  };
}
