import type { RequestForm, RequestValues } from './request-form.ts';

/**
 * A request as a message for the visitor's own phone or e-mail program. Fields still empty stand as labels
 * to fill in. `reference` is '' where there is none, as in pages that run no script.
 */
export function requestMessage(
  form: Pick<RequestForm, 'fields' | 'messageSubject'>,
  values: RequestValues,
  reference: string,
): { subject: string; body: string } {
  const lines = form.fields.map(({ name, label, type }) => {
    const value = values[name] ?? '';
    return `${label}:${type === 'textarea' ? '\n' : ' '}${value}`;
  });
  return {
    subject: reference ? `${form.messageSubject} (${reference})` : form.messageSubject,
    body: [
      `Hello, ${form.messageSubject}.`,
      ...lines,
      ...(reference ? [`Reference: ${reference}`] : []),
    ].join('\n'),
  };
}
