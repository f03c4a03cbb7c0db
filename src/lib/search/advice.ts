import { isSameWord, isPhraseTyped, splitWords } from './search-words.ts';

/** Phrases that people type if they are in danger or have a symptom. Each phrase is as short as possible. */
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
 * For dangers. Accepts more typing mistakes than for symptoms, because a missed danger is worse than a false alarm. Two mistakes
 * are allowed only if both words are long, so that "coming" is not "choking".
 */
function isNearlySame(typed: string, word: string): boolean {
  const shorterLength = Math.min(typed.length, word.length);
  const longerLength = Math.max(typed.length, word.length);
  if (shorterLength >= 7) return isSameWord(typed, word, 2);
  return isSameWord(typed, word, longerLength >= 5 ? 1 : 0);
}

/** The entries with a typed phrase; if any such entry is a danger, only the dangers. */
export function findTypedEntries<Entry extends AdviceEntry>(
  entries: readonly Entry[],
  typed: string,
): Entry[] {
  const words = splitWords(typed);
  const isTypedEntry = ({ kind, phrases }: Entry) =>
    phrases.some((phrase) =>
      isPhraseTyped(splitWords(phrase), words, kind === 'danger' ? isNearlySame : isSameWord),
    );
  const typedEntries = entries.filter(isTypedEntry);
  const dangers = typedEntries.filter(({ kind }) => kind === 'danger');
  return dangers.length > 0 ? dangers : typedEntries;
}

/** The search uses the result only for symptoms, not for dangers, so isNearlySame() is not used here. */
export function removePhrases(entries: readonly AdviceEntry[], typed: string): string {
  const words = splitWords(typed);
  const typedPhrases = entries
    .flatMap(({ phrases }) => phrases.map(splitWords))
    .filter((phrase) => isPhraseTyped(phrase, words));
  const isInPhrase = (word: string) => typedPhrases.flat().some((each) => isSameWord(word, each));
  return words.filter((word) => !isInPhrase(word)).join(' ');
}
