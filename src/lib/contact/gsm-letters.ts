/* The GSM alphabet (3GPP TS 23.038). One letter outside the alphabet reduces an SMS from 160 to 70 letters. */

const SINGLE_LETTERS =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const DOUBLE_LETTERS = '^{}\\[~]|€';

/** The length of a text in an SMS; null if a letter is not in the GSM alphabet. */
export function gsmLength(text: string): number | null {
  let length = 0;
  for (const letter of text) {
    if (!(SINGLE_LETTERS + DOUBLE_LETTERS).includes(letter)) return null;
    length += DOUBLE_LETTERS.includes(letter) ? 2 : 1;
  }
  return length;
}

// Each pair is a letter outside the alphabet and its replacement.
const REPLACEMENT_PAIRS = '₵S’\'‘\'′\'`\'“"”"„"«"»"–-—-‑-‐-−-×xµuμuɛeɔoŋnƐEƆOŊN\t \u00a0 \u2009 \u202f ';
const LONGER: Readonly<Record<string, string>> = { œ: 'oe', Œ: 'OE', '…': '...', '≥': '>=', '≤': '<=' };

function replacementOf(letter: string): string {
  // `letter` is never a replacement such as S, because the pattern of toGsm() does not match replacements. So indexOf() can only
  // find the start of a pair.
  const at = REPLACEMENT_PAIRS.indexOf(letter);
  if (at >= 0) return REPLACEMENT_PAIRS.charAt(at + 1);
  return LONGER[letter] ?? letter.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
}

/**
 * Replaces letters outside the GSM alphabet: ɛ becomes e, GH₵ becomes GHS, ê becomes e. A letter without a replacement stays. The
 * pattern repeats most of the alphabet, so that the scripts of pages need not contain SINGLE_LETTERS and DOUBLE_LETTERS.
 */
export const toGsm = (text: string): string =>
  text.normalize('NFC').replace(/[^\n -_a-~£¥èéùìòÇØøÅåÆæßÉ¡ÄÖÑÜ§¿äöñüà€]/g, replacementOf);
