import { isSimilar } from './is-similar.ts';

/**
 * The words of a text in lower case, without accents and signs; the letters ɛ and ɔ of Twi are e and o, as on most keyboards. An
 * apostrophe before the last one or two letters of a word is removed: "can't" is "cant", but "l'eau" is two words. split() uses
 * ranges of letters, because \p{L} needs Firefox 78.
 */
export function splitWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]|['’](?=[a-z]{1,2}(?![\u0300-\u036fa-z]))/g, '')
    .replace(/ɛ/g, 'e')
    .replace(/ɔ/g, 'o')
    .replace(/œ/g, 'oe')
    .split(/[^0-9a-z\u00c0-\u1fff\u2c00-\ud7ff]+/)
    .filter(Boolean);
}

/** A text as one word: "D-Dimer" and "ddimer" are the same. */
export const asOneWord = (text: string) => splitWords(text).join('');

/** A word without its ending: "booked" and "booking" are "book", "vacancies" is like "vacancy". */
export const stemOf = (word: string) => word.replace(/(.{3,}?)(ing|e?s|ed|e)$/, '$1').replace(/y$/, 'i');

/** Spellings of the same sounds and doubled letters are no typing mistakes: "pilory" is "pylori", and "gonoria" has one mistake. */
export function soundOf(word: string): string {
  if (!word[3]) return word;
  return word
    .replace(/ph/g, 'f')
    .replace(/h/g, '')
    .replace(/e[ei]|ie|y/g, 'i')
    .replace(/(.)\1/g, '$1');
}

/** How a word sounds, with one vowel for all: "taifod" is like "typhoid", and "ulsa" like "ulcer". The first letter stays. */
export const consonantsOf = (word: string) =>
  (word[0] + soundOf(word.slice(1)))
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/r$/, '')
    .replace(/\B[aeiouw]+/g, 'a');

export const firstSound = (word: string) => word.replace(/^ph/, 'f').replace(/^[cq]/, 'k').charAt(0);

/** In words of up to four letters, one mistake would make another word. */
export function maxMistakesFor({ length }: string): number {
  if (length >= 8) return 2;
  return length >= 5 ? 1 : 0;
}

export function isSameWord(typed: string, word: string, maxMistakes = maxMistakesFor(typed)): boolean {
  if (typed === word) return true;
  if (maxMistakes === 0 || Math.abs(typed.length - word.length) > maxMistakes) return false;
  return firstSound(typed) === firstSound(word) && isSimilar(typed, word, maxMistakes);
}

/** A likely typing mistake: one letter in words of five letters or more, two in words of eight. "cash" is not a short "crash". */
export const isSlip = (typed: string, word: string) =>
  typed !== word && typed.length >= 5 && isSameWord(typed, word, maxMistakesFor(word));

export const isBeginning = (typed: string, word: string) => typed.length >= 3 && word.startsWith(typed);
