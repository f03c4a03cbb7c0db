import { SEND_FORM_PATH, serviceFields } from '#lib/request/service-fields.ts';
import type { EmailService } from '#lib/request/request-form.ts';

/** The same call as the e-mail client makes, for browsers in which the client cannot run. A redirect counts as no answer. */
export async function postDirectly(email: EmailService, fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...serviceFields(email) }))
    body.append(name, value);
  const response = await fetch(email.origin + SEND_FORM_PATH, { method: 'POST', body, redirect: 'error' });
  return { status: response.status, text: await response.text() };
}
