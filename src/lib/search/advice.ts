import { editDistance } from './edit-distance.ts';
import { isSaid, wordsOf } from './search-words.ts';

/** What somebody who is in danger or feels ill types: each phrase in the fewest words. */
export interface Saying {
  kind: 'danger' | 'symptom';
  phrases: readonly string[];
}

/** What a search has to know of the advice that is shown. */
export interface Advice {
  kind: Saying['kind'];
  /** What was typed beside the symptoms. */
  rest: string;
  /** Names of tests that a clinician named for the symptoms. */
  tests: readonly string[];
}

/** A word of danger is understood with more typing mistakes than the name of a test: a false alarm costs one line. */
function isMeant(typed: string, word: string): boolean {
  if (typed === word) return true;
  const longer = Math.max(typed.length, word.length);
  const most = longer >= 7 ? 2 : longer >= 5 ? 1 : 0;
  if (most === 0 || Math.abs(typed.length - word.length) > most) return false;
  return typed.charAt(0) === word.charAt(0) && editDistance(typed, word) <= most;
}

/** The entries that somebody's words speak of: those of danger alone where there are any. */
export function findSaid<Entry extends Saying>(entries: readonly Entry[], typed: string): Entry[] {
  const words = wordsOf(typed);
  const isOf = ({ kind, phrases }: Entry) =>
    phrases.some((phrase) => isSaid(wordsOf(phrase), words, kind === 'danger' ? isMeant : undefined));
  const said = entries.filter(isOf);
  const dangers = said.filter(({ kind }) => kind === 'danger');
  return dangers.length > 0 ? dangers : said;
}

/** What was typed, without the words of these entries. */
export function leaveOut(entries: readonly Saying[], typed: string): string {
  const words = wordsOf(typed);
  const own = entries
    .flatMap(({ phrases }) => phrases.map(wordsOf))
    .filter((phrase) => isSaid(phrase, words));
  return words
    .filter((word) => !own.some((phrase) => isSaid([word], phrase) || isSaid(phrase, [word])))
    .join(' ');
}
