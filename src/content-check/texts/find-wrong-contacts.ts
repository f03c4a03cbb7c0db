import { isSimilar } from '#lib/search/is-similar.ts';
import type { Site } from '#schemas/site.ts';
import { type CheckedEntry, validEntries } from '../content.ts';
import { leavesOf } from '../fields/field-path.ts';
import { findNumbers } from './find-numbers.ts';
import type { Rule } from './passages.ts';

// Of Ghana: all emergencies, ambulance, police, fire service.
const EMERGENCY_NUMBERS = ['112', '193', '191', '192'];

/** `numbers` have their country code, without the +. `emergencyNumbers` have three digits. */
function readContacts(entries: readonly CheckedEntry[]) {
  const [site] = validEntries<Site>(entries, 'content/site.yaml');
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
  /(?:\b(?:call|dial|ring) |^tel:|(?<=\b(?:call|dial|ring) \d{3},? )or )(\d{3,5})(?=$|[.,;:!?)]| (?:for|or|at|if|when|and|in|from|now|to|immediately)\b)(?![.,]\d)/gi;

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
      if (near || known) yield { words, message, isWarning: true };
    }
    if (!contacts) return;
    for (const [words, number = ''] of text.matchAll(SHORT_NUMBER)) {
      if (contacts.emergencyNumbers.includes(number)) continue;
      const message = `${number} is none of the emergency numbers: ${contacts.emergencyNumbers.join(', ')}. Call it, and ask, before you publish it`;
      yield { words, message, isWarning: true };
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
      if (near || known) yield { words, message, isWarning: true };
    }
  };
}
