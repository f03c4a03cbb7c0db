import { gsmLength, toGsm } from '../../src/lib/contact/gsm-letters.ts';

const SMS_LENGTH = 160;

/** Writes a text with the letters that SMS has. Throws an error about any other letter. */
function toSms(text: string): string {
  const gsmText = toGsm(text).replaceAll('\n', ' ');
  const refused = Array.from(gsmText).find((letter) => gsmLength(letter) === null);
  if (refused === undefined) return gsmText;
  throw new Error(
    `"${text}" cannot be sent as SMS, because SMS does not have "${refused}". Write it another way`,
  );
}

/** toSms() has checked every letter of the text, so gsmLength() does not return null here. */
const lengthOf = (text: string): number => gsmLength(text) ?? 0;

/** Joins items into parts for one SMS each. A part number has at most `digits` digits. */
function fillParts(heading: string, items: readonly string[], digits: number): string[] {
  const room = SMS_LENGTH - lengthOf(`${heading} /: `) - 2 * digits;
  const parts: string[] = [];
  for (const item of items) {
    if (lengthOf(item) > room)
      throw new Error(`"${item}" is too long for one SMS. Shorten it to at most ${room} letters`);
    const last = parts.at(-1);
    const longer = `${last}; ${item}`;
    if (last !== undefined && lengthOf(longer) <= room) parts[parts.length - 1] = longer;
    else parts.push(item);
  }
  return parts;
}

/**
 * Items, such as 'Malaria GHS 20', as numbered SMS: 'Laboratory 1/3: Malaria GHS 20; Typhoid GHS 25'. No item is divided. Throws
 * an error if an item is too long, or if an item or the heading has a letter that SMS does not have.
 */
export function splitSms(heading: string, items: readonly string[]): string[] {
  const plainHeading = toSms(heading);
  const plainItems = items.map(toSms);
  // Part numbers, such as 1/3, take room too. How many digits they have is known only when all items are in parts.
  let digits = 1;
  let parts = fillParts(plainHeading, plainItems, digits);
  while (String(parts.length).length > digits) {
    digits += 1;
    parts = fillParts(plainHeading, plainItems, digits);
  }
  return parts.map((part, index) => `${plainHeading} ${index + 1}/${parts.length}: ${part}`);
}
