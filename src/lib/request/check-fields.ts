import { formWords } from '#words';
import { isSimilar } from '../search/is-similar.ts';
import type { FieldName, RequestField, RequestValues } from './request-form.ts';

// Spaces, dots, hyphens, slashes, brackets, and the invisible characters in pasted numbers.
const BETWEEN_DIGITS = /[\s.\-\u2010-\u2015/()\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g;
// Nine digits after 0 or 233. Some people keep the 0 after 233.
const GHANA_PHONE = /^(?:\+?2330?|0)([2-9]\d{8})$/;
// E.164 allows up to 15 digits. No country code begins with 0. Numbers with 233 must match GHANA_PHONE.
const FOREIGN_PHONE = /^\+(?!0|233)\d{7,15}$/;

/**
 * A phone number as '+' and digits. Accepts what people in Ghana write (024 123 4567, +233 24 123 4567, 00233 ..., +233 (0)24 ...)
 * and foreign numbers with a country code. Null if `text` is neither.
 */
export function toInternationalPhone(text: string): string | null {
  const compact = text.normalize('NFKC').replace(BETWEEN_DIGITS, '').replace(/^00/, '+');
  const ghanaDigits = GHANA_PHONE.exec(compact)?.[1];
  if (ghanaDigits) return `+233${ghanaDigits}`;
  return FOREIGN_PHONE.test(compact) ? compact : null;
}

// The longest address in e-mail (RFC 5321).
const MAX_EMAIL_LETTERS = 254;
const PLAUSIBLE_EMAIL = /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(?:\.[^\s@.<>()[\],;:"\\]+)+$/;

const COMMON_DOMAINS = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'live.com'];
// Real providers whose names are one letter away from a common one.
const REAL_DOMAINS = ['mail.com', 'email.com', 'ymail.com'];

/** Accepts almost every address, because only sending shows whether it works. */
export function isPlausibleEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LETTERS && PLAUSIBLE_EMAIL.test(text);
}

/** 'ama@gmail.com' for 'ama@gmial.com'; null if nothing looks mistyped. */
export function suggestEmail(text: string): string | null {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1).toLowerCase();
  if (at < 1 || COMMON_DOMAINS.includes(domain) || REAL_DOMAINS.includes(domain)) return null;
  const meant = COMMON_DOMAINS.find((common) => isSimilar(domain, common, 1));
  return meant ? `${text.slice(0, at)}@${meant}` : null;
}

/** The examples in texts with placeholders, such as {phone}. */
export const EXAMPLES = {
  phone: '024\u00a0123\u00a04567',
  international: '+233\u00a024\u00a0123\u00a04567',
  email: 'ama@example.com',
};

export interface FieldError {
  name: FieldName;
  /** May have placeholders of `EXAMPLES`. */
  message: string;
}

const rules: Record<RequestField['type'], (value: string, today: string) => string | null> = {
  text: () => null,
  textarea: () => null,
  tel: (value) => (toInternationalPhone(value) ? null : formWords.wrongPhone),
  email: (value) => (isPlausibleEmail(value) ? null : formWords.wrongEmail),
  date: (value, today) => (value < today ? formWords.pastDate : null),
};

/** The mistakes that block sending, in the order of the fields. `today` is Ghana's day, YYYY-MM-DD. */
export function checkFields(
  fields: readonly RequestField[],
  values: RequestValues,
  today: string,
): FieldError[] {
  return fields.flatMap(({ name, type, isRequired, emptyMessage }) => {
    const value = (values[name] ?? '').trim();
    const messageIfEmpty = isRequired ? emptyMessage : null;
    const message = value === '' ? messageIfEmpty : rules[type](value, today);
    return message === null ? [] : [{ name, message }];
  });
}
