import { makeElement } from '#lib/page/make-element.ts';
import { resultOfAnswer, resultOfError, type SendResult } from '#lib/request/attempt.ts';
import { type EmailService, SEND_FORM_PATH, serviceFields } from '#lib/request/request-form.ts';

/**
 * Sends fields through the e-mail service and says what is known afterwards; never rejects. The client's code is
 * loaded by the first call. It follows redirects and does not tell: the page's policy lets none lead to another host
 * (docs/decisions/0009).
 */
export async function sendRequest(email: EmailService, fields: Record<string, string>): Promise<SendResult> {
  try {
    const client = await loadClient();
    if (!client) return resultOfAnswer(await postDirectly(email, fields));
    // Only here can the host be named; sendForm ignores one.
    client.init({ publicKey: email.publicKey, origin: email.origin });
    return resultOfAnswer(await client.sendForm(email.serviceId, email.templateId, formWith(fields)));
  } catch (problem) {
    return resultOfError(problem);
  }
}

/**
 * Null when the client cannot be had: its file is gone after an update of the site, or the visitor's browser forbids
 * storage, which the client touches while loading.
 */
async function loadClient() {
  try {
    const { init, sendForm } = await import('@emailjs/browser');
    return { init, sendForm };
  } catch {
    return null;
  }
}

/** The client reads a form element: one made of the fields, since the form on the page holds more than is to be sent. */
function formWith(fields: Record<string, string>): HTMLFormElement {
  const inputs = Object.entries(fields).map(([name, value]) =>
    makeElement('input', { type: 'hidden', name, value }),
  );
  return makeElement('form', {}, ...inputs);
}

/** The same call as the client makes, for browsers in which it cannot run; a redirect is answered with status 0. */
async function postDirectly(email: EmailService, fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...serviceFields(email) }))
    body.append(name, value);
  const response = await fetch(email.origin + SEND_FORM_PATH, { method: 'POST', body, redirect: 'manual' });
  return { status: response.status, text: await response.text() };
}
