import { editDistance } from './edit-distance.ts';
import { isSaid, splitWords } from './search-words.ts';

/** Phrases that people type in danger or with a symptom; each as short as possible. */
export interface Saying {
  kind: 'danger' | 'symptom';
  phrases: readonly string[];
}

/** What the search needs to know about the advice shown. */
export interface Advice {
  kind: Saying['kind'];
  /** The rest of the typed text. */
  rest: string;
  /** The tests that a clinician listed for the symptoms. */
  tests: readonly string[];
}

/** Accepts more typing mistakes than for a test's name: a false alarm costs one line. */
function isMeant(typed: string, word: string): boolean {
  if (typed === word) return true;
  const longer = Math.max(typed.length, word.length);
  const most = longer >= 7 ? 2 : longer >= 5 ? 1 : 0;
  if (most === 0 || Math.abs(typed.length - word.length) > most) return false;
  return typed.charAt(0) === word.charAt(0) && editDistance(typed, word) <= most;
}

/** The entries whose phrases were typed; if any is a danger, only the dangers. */
export function findSaid<Entry extends Saying>(entries: readonly Entry[], typed: string): Entry[] {
  const words = splitWords(typed);
  const isOf = ({ kind, phrases }: Entry) =>
    phrases.some((phrase) => isSaid(splitWords(phrase), words, kind === 'danger' ? isMeant : undefined));
  const said = entries.filter(isOf);
  const dangers = said.filter(({ kind }) => kind === 'danger');
  return dangers.length > 0 ? dangers : said;
}

export function leaveOut(entries: readonly Saying[], typed: string): string {
  const words = splitWords(typed);
  const own = entries
    .flatMap(({ phrases }) => phrases.map(splitWords))
    .filter((phrase) => isSaid(phrase, words));
  return words
    .filter((word) => !own.some((phrase) => isSaid([word], phrase) || isSaid(phrase, [word])))
    .join(' ');
}
