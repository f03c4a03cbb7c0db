/* The GSM alphabet (3GPP TS 23.038). One letter outside it reduces an SMS from 160 to 70 letters. */

const SINGLE =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const DOUBLE = '^{}\\[~]|€';

/** The length of a text in an SMS; null if a letter is not in the GSM alphabet. */
export function gsmLength(text: string): number | null {
  let length = 0;
  for (const letter of text) {
    if (!(SINGLE + DOUBLE).includes(letter)) return null;
    length += DOUBLE.includes(letter) ? 2 : 1;
  }
  return length;
}

// Pairs: a letter and its replacement.
const FORMS = '₵S’\'‘\'′\'`\'“"”"„"«"»"–-—-‑-‐-−-×xµuμuɛeɔoŋnƐEƆOŊN\t \u00a0 \u2009 \u202f ';
const LONGER: Readonly<Record<string, string>> = { œ: 'oe', Œ: 'OE', '…': '...', '≥': '>=', '≤': '<=' };

function formOf(letter: string): string {
  const at = FORMS.indexOf(letter);
  if (at >= 0) return FORMS.charAt(at + 1);
  return LONGER[letter] ?? letter.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
}

/** Replaces letters outside the GSM alphabet: ɛ becomes e, GH₵ GHS, ê e. A letter without a replacement stays. */
export const toGsm = (text: string): string =>
  text.normalize('NFC').replace(/[^\n -_a-~£¥èéùìòÇØøÅåÆæßÉ¡ÄÖÑÜ§¿äöñüà€]/g, formOf);
