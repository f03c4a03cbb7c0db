import type { RequestForm, RequestValues } from './request-form.ts';

/**
 * A request as a message for the visitor's own phone or e-mail program. Required fields still empty stand as labels
 * to fill in; others are left out. `reference` is '' where there is none, as in pages that run no script.
 */
export function requestMessage(
  form: Pick<RequestForm, 'fields' | 'messageSubject'>,
  values: RequestValues,
  reference: string,
): { subject: string; body: string } {
  const subject = reference ? `${form.messageSubject} (${reference})` : form.messageSubject;
  const lines = form.fields.flatMap(({ name, label, type, isRequired }) => {
    const value = values[name] ?? '';
    if (!isRequired && value.trim() === '') return [];
    return [`${label}:${type === 'textarea' ? '\n' : ' '}${value}`];
  });
  // The subject again, which only e-mail shows, with the number by which a copy is known.
  return { subject, body: [`Hello, ${subject}.`, ...lines].join('\n') };
}
