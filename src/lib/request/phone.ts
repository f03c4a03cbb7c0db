// Spaces, dots, hyphens, slashes, brackets, and the invisible marks that come along when a number is pasted.
const BETWEEN_DIGITS = /[\s.\-\u2010-\u2015/()\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g;
const GHANA = /^(?:\+?2330?|0)([2-9]\d{8})$/;
const ELSEWHERE = /^\+(?!0|233)\d{7,15}$/;

/**
 * A telephone number as people in Ghana write it (024 123 4567, +233 24 123 4567, 00233 ..., +233 (0)24 ...) or
 * any other with its country code, as '+' and digits. Null when it cannot be called.
 */
export function toInternationalPhone(text: string): string | null {
  const digits = text.normalize('NFKC').replace(BETWEEN_DIGITS, '').replace(/^00/, '+');
  const inGhana = GHANA.exec(digits)?.[1];
  if (inGhana) return `+233${inGhana}`;
  return ELSEWHERE.test(digits) ? digits : null;
}
