import { editDistance } from './edit-distance.ts';

/**
 * Words of a text for comparing: small letters, without accents and signs; "can't" is "cant". Not by \p{L}, which Firefox knows since 78: these
 * are the blocks of all letters, and between them lie punctuation, signs and pictures.
 */
export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]|['’](?=[a-z]{1,2}(?![a-z]))/g, '')
    .split(/[^0-9a-z\u00c0-\u1fff\u2c00-\ud7ff]+/)
    .filter(Boolean);
}

/** A text as one word: "D-Dimer" and "ddimer" are the same. */
export const joined = (text: string) => wordsOf(text).join('');

/** The sound that a word begins with: "f" and "ph" are the same, "c", "k" and "q" too. */
const firstSound = (word: string) => word.replace(/^ph/, 'f').replace(/^[cq]/, 'k').charAt(0);

/** How many typing mistakes are allowed in a word. */
const mistakesIn = ({ length }: string) => (length >= 8 ? 2 : length >= 5 ? 1 : 0);

/** Whether a typed word is another word, or that word with a typing mistake. */
export function isSameWord(typed: string, word: string): boolean {
  if (typed === word) return true;
  const most = mistakesIn(typed);
  if (most === 0 || Math.abs(typed.length - word.length) > most) return false;
  return firstSound(typed) === firstSound(word) && editDistance(typed, word) <= most;
}

/** Whether a typed word is the beginning of another: from three letters on. */
export const isBeginning = (typed: string, word: string) => typed.length >= 3 && word.startsWith(typed);

/** Whether every word of a phrase is among those typed, in any order. */
export const isSaid = (phrase: readonly string[], typed: readonly string[], isSame = isSameWord) =>
  phrase.length > 0 && phrase.every((word) => typed.some((each) => isSame(each, word)));
