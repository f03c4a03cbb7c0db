import { explainNumber } from '#schemas/address.ts';
import { digitsOf as digitsIn } from '../fields/did-you-mean.ts';

// A + or 0 begins it, and spaces, hyphens, dots and brackets may group its digits.
const NUMBER =
  /(?<![\p{L}\d/.:=_+-]|\d[ ,])(?:\(?\+|\(?[0Oo](?=[1-9]|0[1-9])|233(?=[ \d]))[\d\s().-]{7,20}\d(?![\d\p{L}/]|[-.]\d)/gu;

export interface FoundNumber {
  words: string;
  /** With the country code, without the +. */
  digits: string;
  /** What is wrong with it; null if a telephone can have it. */
  fault: string | null;
  isWarning?: true;
}

/** The telephone numbers in a text: those with +, and those that begin with 0 or 233, as in Ghana. */
export function findNumbers(text: string): FoundNumber[] {
  return [...text.matchAll(NUMBER)].flatMap(([words]) => {
    const written = digitsIn(words);
    if (words.includes('+'))
      return [{ words, digits: written, fault: explainNumber(words, (digits) => `+${digits}`) }];
    // Dates such as 01.02.2026, and lists of years.
    if (/\d\d\.\d\d\.\d{4}/.test(words)) return [];
    if (/o/i.test(words))
      return written.length === 9
        ? [{ words, digits: `233${written}`, fault: 'this begins with a letter O. Write the digit 0' }]
        : [];
    if (words.startsWith('233'))
      return [
        {
          words,
          digits: written,
          fault: explainNumber(words, (right) => `+${right}`) ?? 'write + before the country code',
          isWarning: true,
        },
      ];
    const digits = written.slice(2);
    if (written.startsWith('00'))
      // Any other number with two zeros is not one of a telephone.
      return explainNumber(digits, String)
        ? []
        : [{ words, digits, fault: `write + in place of 00, as in +${digits}` }];
    // With one digit too many or too few, it may also be another number, so this is only a note.
    if (Math.abs(written.length - 10) > 1) return [];
    const fault =
      written.length === 10
        ? null
        : `a number in Ghana has ten digits, and this one has ${written.length}. Correct it; write a number of another country with + and its code`;
    return [{ words, digits: `233${written.slice(1)}`, fault, isWarning: true }];
  });
}
