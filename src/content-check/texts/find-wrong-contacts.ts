import { isSimilar } from '#lib/search/is-similar.ts';
import { explainNumber } from '#schemas/address.ts';
import { type CheckedEntry, validEntries } from '../content.ts';
import { leavesOf } from '../fields/field-path.ts';
import { type Rule, warn } from './passages.ts';
import { digitsOf } from '../fields/did-you-mean.ts';

// A + or 0 begins it, and spaces, hyphens, dots and brackets may group its digits.
const NUMBER =
  /(?<![\p{L}\d/.:=_+-]|\d[ ,])(?:\(?\+|\(?[0Oo](?=[1-9]|0[1-9])|233(?=[ \d]))[\d\s().-]{7,20}\d(?![\d\p{L}/]|[-.]\d)/gu;

interface FoundNumber {
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
    const written = digitsOf(words);
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

// Of Ghana: all emergencies, ambulance, police, fire service.
const EMERGENCY_NUMBERS = ['112', '193', '191', '192'];

/** `numbers` have their country code, without the +. `emergencyNumbers` have three to five digits. */
function readContacts(entries: readonly CheckedEntry[]) {
  const [site] = validEntries(entries, 'site');
  if (!site) return undefined;
  const { phone, whatsapp, sms, office, giving, crisisLines, emergency, email, volunteerEmail } = site.value;
  const texts = [...leavesOf({ phone, whatsapp, sms, office, giving, crisisLines })].map(([value]) =>
    String(value),
  );
  return {
    numbers: texts.flatMap((text) => findNumbers(text).map(({ digits }) => digits)),
    emergencyNumbers: [...new Set([emergency.general, emergency.ambulance, ...EMERGENCY_NUMBERS])],
    emails: [email, volunteerEmail],
  };
}

export const EMAIL_IN_TEXT = /[\w.+'-]+@[\w-]+(?:\.[\w-]+)+/g;

// In "call 100 people", the number is not called. In "call 112, or 193 for an ambulance", both are.
const SHORT_NUMBER =
  /(?:\b(?:call|dial|ring) |^tel:|(?<=\b(?:call|dial|ring) \d{3,5},? )or )(\d{3,5})(?=$|[.,;:!?)]| (?:for|or|at|if|when|and|in|from|now|to|immediately)\b)(?![.,]\d)/gi;

const lastDigits = (digits: string) => digits.slice(-9);
const hostOf = (email: string) => email.replace(/.*@/, '');
const CONFIRM = 'If it should be ours, write one of those; otherwise somebody else should confirm it';
const isAlmost = (text: string, other: string) => text !== other && isSimilar(text, other, 2);

/**
 * Numbers that no telephone can have. Also numbers and e-mail addresses that are almost ours, or that are neither ours nor were on the
 * site until now (`known`).
 */
export function findWrongContacts(
  entries: readonly CheckedEntry[],
  known: ReadonlySet<string> | undefined,
): Rule {
  const contacts = readContacts(entries);
  return function* ({ text, isLink }) {
    for (const { words, digits, fault, isWarning } of findNumbers(text)) {
      if (fault && !isLink) yield { words, message: `${words}: ${fault}`, ...(isWarning && { isWarning }) };
      if (fault || !contacts || known?.has(digits)) continue;
      if (contacts.numbers.some((own) => lastDigits(own) === lastDigits(digits))) continue;
      const near = contacts.numbers.find((own) => isAlmost(own, digits));
      const help = near ? `Did you mean +${near}?` : CONFIRM;
      const message = `${words} is none of the numbers in content/site.yaml. ${help}`;
      if (near || known) yield warn(words, message);
    }
    if (!contacts) return;
    for (const [words, number = ''] of text.matchAll(SHORT_NUMBER)) {
      if (contacts.emergencyNumbers.includes(number)) continue;
      const message = `${number} is none of the emergency numbers: ${contacts.emergencyNumbers.join(', ')}. Call it, and ask, before you publish it`;
      yield warn(words, message);
    }
    for (const [words] of text.matchAll(EMAIL_IN_TEXT)) {
      const email = words.toLowerCase();
      if (contacts.emails.includes(email) || known?.has(email)) continue;
      const ourHost = contacts.emails.map(hostOf).find((own) => isAlmost(own, hostOf(email)));
      const near =
        contacts.emails.find((own) => isAlmost(own, email)) ??
        (ourHost && words.replace(/@.*/, `@${ourHost}`));
      const message = near
        ? `${words} is almost our address. Did you mean ${near}?`
        : `${words} is none of the addresses in content/site.yaml. ${CONFIRM}`;
      if (near || known) yield warn(words, message);
    }
  };
}
