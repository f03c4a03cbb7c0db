/* What fits into an SMS: 160 letters of the GSM alphabet (3GPP TS 23.038). With one other letter among them, only 70 fit. */

const LETTERS =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const DOUBLE = '^{}\\[~]|€';

const PART_LENGTH = 160;

/** How much room a text takes in an SMS; null when a letter of it is not in the GSM alphabet. */
export function gsmLength(text: string): number | null {
  let length = 0;
  for (const letter of text) {
    if (!LETTERS.includes(letter) && !DOUBLE.includes(letter)) return null;
    length += DOUBLE.includes(letter) ? 2 : 1;
  }
  return length;
}

const REPLACED: readonly [RegExp, string][] = [
  [/GH₵\s?/g, 'GHS '],
  [/[‘’‚′]/g, "'"],
  [/[“”„″]/g, '"'],
  [/[‐‑‒–—−]/g, '-'],
  [/…/g, '...'],
  [/\s/g, ' '],
  [/×/g, 'x'],
  [/≥/g, '>='],
  [/≤/g, '<='],
  [/[µμ]/g, 'u'],
  [/ɛ/g, 'e'],
  [/ɔ/g, 'o'],
  [/ŋ/g, 'n'],
  [/Ɛ/g, 'E'],
  [/Ɔ/g, 'O'],
  [/Ŋ/g, 'N'],
];

/** A text in letters of the GSM alphabet: ɛ becomes e, GH₵ becomes GHS. Throws a sentence about a letter that has no such form. */
export function toGsm(text: string): string {
  const replaced = REPLACED.reduce((result, [from, to]) => result.replace(from, to), text.normalize('NFC'));
  return Array.from(replaced, (letter) => {
    if (gsmLength(letter) !== null) return letter;
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '');
    if (gsmLength(plain) !== null) return plain;
    throw new Error(
      `"${text}" cannot be sent as SMS: no SMS has the letter "${letter}". Write it another way`,
    );
  }).join('');
}

/** Fills parts with items, none of which is cut. `digits` is how many the number of a part may have. */
function fillParts(heading: string, items: readonly string[], digits: number): string[] {
  const room = PART_LENGTH - (gsmLength(`${heading} /: `) ?? 0) - 2 * digits;
  const parts: string[] = [];
  for (const item of items) {
    if ((gsmLength(item) ?? 0) > room)
      throw new Error(`"${item}" is too long for one SMS. Shorten it to at most ${room} letters`);
    const longer = `${parts.at(-1) ?? ''}; ${item}`;
    if (parts.length > 0 && (gsmLength(longer) ?? 0) <= room) parts.splice(-1, 1, longer);
    else parts.push(item);
  }
  return parts;
}

/**
 * Items, such as 'Malaria GHS 20', as SMS that each fit: 'Laboratory 1/3: Malaria GHS 20; Typhoid GHS 25'. No item is cut in two. Throws
 * a sentence about one that fits into no SMS.
 */
export function splitSms(heading: string, items: readonly string[]): string[] {
  const plainHeading = toGsm(heading);
  const plain = items.map(toGsm);
  let digits = 1;
  let parts = fillParts(plainHeading, plain, digits);
  while (String(parts.length).length > digits) parts = fillParts(plainHeading, plain, ++digits);
  return parts.map((part, at) => `${plainHeading} ${at + 1}/${parts.length}: ${part}`);
}
