import { isSameWord, isPhraseTyped, splitWords } from './search-words.ts';

/** Phrases that people type in danger or with a symptom; each as short as possible. */
export interface AdviceEntry {
  kind: 'danger' | 'symptom';
  phrases: readonly string[];
}

/** What the search needs to know about the advice shown. */
export interface Advice {
  kind: AdviceEntry['kind'];
  /** The typed text without the phrases of the symptoms. */
  rest: string;
  /** The tests that a clinician listed for the symptoms. */
  tests: readonly string[];
}

/**
 * Accepts more typing mistakes than for a test's name, because a missed danger is worse than a false alarm. Two mistakes need two
 * long words, so that "coming" is not "choking".
 */
function isNearlySame(typed: string, word: string): boolean {
  const shorter = Math.min(typed.length, word.length);
  const longer = Math.max(typed.length, word.length);
  return isSameWord(typed, word, shorter >= 7 ? 2 : longer >= 5 ? 1 : 0);
}

/** The entries whose phrases were typed; if any is a danger, only the dangers. */
export function findTypedEntries<Entry extends AdviceEntry>(
  entries: readonly Entry[],
  typed: string,
): Entry[] {
  const words = splitWords(typed);
  const isTypedEntry = ({ kind, phrases }: Entry) =>
    phrases.some((phrase) =>
      isPhraseTyped(splitWords(phrase), words, kind === 'danger' ? isNearlySame : undefined),
    );
  const typedEntries = entries.filter(isTypedEntry);
  const dangers = typedEntries.filter(({ kind }) => kind === 'danger');
  return dangers.length > 0 ? dangers : typedEntries;
}

/** The typed text without the words of the typed phrases. Nothing uses the result for a danger, because a danger has no matches. */
export function removePhrases(entries: readonly AdviceEntry[], typed: string): string {
  const words = splitWords(typed);
  const typedPhrases = entries
    .flatMap(({ phrases }) => phrases.map(splitWords))
    .filter((phrase) => isPhraseTyped(phrase, words));
  const isInPhrase = (word: string) => typedPhrases.flat().some((each) => isSameWord(word, each));
  return words.filter((word) => !isInPhrase(word)).join(' ');
}
