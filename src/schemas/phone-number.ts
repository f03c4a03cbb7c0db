import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import * as z from 'zod';

const GHANA = '233';
// Of numbers that are invented: nobody has one, and `npm run launch-check` asks for a real one.
const isInvented = (local: string) => /^0{6}\d{3}$/.test(local);

/**
 * What is wrong with the digits of a number that begins with its country code, such as '+233 024 123 4567'; null when
 * a telephone reaches it. `write` shows a number in the form that is wanted at the place.
 */
export function explainNumber(text: string, write: (digits: string) => string): string | null {
  const digits = text.replaceAll(/\D/g, '');
  const local = digits.startsWith(GHANA) ? digits.slice(GHANA.length) : null;
  if (local !== null && (isInvented(local) || /^[1-9]\d{8}$/.test(local))) return null;
  const number = parsePhoneNumberFromString(`+${digits}`);
  // The parser drops a 0 that is dialled within the country alone; a telephone does not.
  const isSpare = number !== undefined && number.isValid() && number.number !== `+${digits}`;
  if (isSpare)
    return `after +${number.countryCallingCode} no 0 is dialled. Write ${write(number.number.slice(1))}`;
  if (local !== null)
    return `after +${GHANA} come nine digits, the first of them no 0. Check the number, as in ${write('233241234567')}`;
  return number?.isValid()
    ? null
    : 'no telephone has this number. Check its country code and count its digits';
}

/** '233241234567' as it is read: '+233 24 123 4567'. */
const spaced = (digits: string) =>
  `'${parsePhoneNumberFromString(`+${digits}`)?.formatInternational() ?? `+${digits}`}'`;

/** A number that is shown, and dialled by what it holds of digits. */
export const phoneNumber = z
  .string({ error: "put quotes around the number, such as '+233 24 123 4567'" })
  .regex(/^\+[1-9][\d ()-]{6,20}$/, {
    error: "write the number with its country code, such as '+233 24 123 4567'",
  })
  .superRefine((text, { addIssue }) => {
    const message = explainNumber(text, spaced);
    if (message) addIssue({ code: 'custom', message });
  });
