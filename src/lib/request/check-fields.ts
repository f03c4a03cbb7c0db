import { isPlausibleEmail } from './email.ts';
import { toInternationalPhone } from './phone.ts';
import type { FieldName, RequestField, RequestValues } from './request-form.ts';

export interface FieldError {
  name: FieldName;
  message: string;
}

const rules: Record<RequestField['type'], (value: string, today: string) => string | null> = {
  text: () => null,
  textarea: () => null,
  tel: (value) =>
    toInternationalPhone(value)
      ? null
      : 'Please check the phone number. Write it like 024 123 4567, or with a country code like +233 24 123 4567.',
  email: (value) =>
    isPlausibleEmail(value) ? null : 'Please check the e-mail address. Write it like name@example.com.',
  date: (value, today) =>
    value < today ? 'This date has passed. Please choose today or a later date.' : null,
};

/** What must be put right before a request can be sent, in the order of the fields. `today` is Ghana's, YYYY-MM-DD. */
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
