import { formWords } from '#words';
import { editDistance } from '../search/edit-distance.ts';
import type { FieldName, RequestField, RequestValues } from './request-form.ts';

// Spaces, dots, hyphens, slashes, brackets, and invisible marks of pasted numbers.
const BETWEEN_DIGITS = /[\s.\-\u2010-\u2015/()\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g;
const GHANA = /^(?:\+?2330?|0)([2-9]\d{8})$/;
const ELSEWHERE = /^\+(?!0|233)\d{7,15}$/;

/**
 * '+' and digits of a phone number as people in Ghana write it (024 123 4567, +233 24 123 4567, 00233 ..., +233 (0)24 ...), or of any
 * other with its country code. Null if it cannot be called.
 */
export function toInternationalPhone(text: string): string | null {
  const digits = text.normalize('NFKC').replace(BETWEEN_DIGITS, '').replace(/^00/, '+');
  const inGhana = GHANA.exec(digits)?.[1];
  if (inGhana) return `+233${inGhana}`;
  return ELSEWHERE.test(digits) ? digits : null;
}

const LONGEST_ADDRESS = 254;
const PLAUSIBLE = /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(?:\.[^\s@.<>()[\],;:"\\]+)+$/;

const COMMON_DOMAINS = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'live.com'];
// Real providers whose names are one letter away from a common one.
const REAL_DOMAINS = ['mail.com', 'email.com', 'ymail.com'];

/** Accepts almost every address, because only sending shows whether it works. */
export function isPlausibleEmail(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && PLAUSIBLE.test(text);
}

/** 'ama@gmail.com' for 'ama@gmial.com'; null if nothing looks mistyped. */
export function suggestEmail(text: string): string | null {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1).toLowerCase();
  if (at < 1 || COMMON_DOMAINS.includes(domain) || REAL_DOMAINS.includes(domain)) return null;
  const meant = COMMON_DOMAINS.find((common) => editDistance(domain, common) === 1);
  return meant ? `${text.slice(0, at)}@${meant}` : null;
}

export interface FieldError {
  name: FieldName;
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
    const message = value === '' ? (isRequired ? emptyMessage : null) : rules[type](value, today);
    return message === null ? [] : [{ name, message }];
  });
}
