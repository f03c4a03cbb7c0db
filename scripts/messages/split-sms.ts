import { gsmLength, toGsm } from '../../src/lib/contact/gsm-letters.ts';

const PART_LENGTH = 160;

/** A text as an SMS has it. Throws a sentence about a letter that no SMS has. */
function toSms(text: string): string {
  const sent = toGsm(text).replaceAll('\n', ' ');
  const odd = Array.from(sent).find((letter) => gsmLength(letter) === null);
  if (odd === undefined) return sent;
  throw new Error(`"${text}" cannot be sent as SMS: no SMS has the letter "${odd}". Write it another way`);
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
  const plainHeading = toSms(heading);
  const plain = items.map(toSms);
  let digits = 1;
  let parts = fillParts(plainHeading, plain, digits);
  while (String(parts.length).length > digits) parts = fillParts(plainHeading, plain, ++digits);
  return parts.map((part, at) => `${plainHeading} ${at + 1}/${parts.length}: ${part}`);
}
