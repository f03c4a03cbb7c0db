import { makeElement } from '#lib/page/make-element.ts';
import { resultOfAnswer, resultOfError, type SendResult } from '#lib/request/attempt.ts';
import { type EmailService, SEND_FORM_PATH, serviceFields } from '#lib/request/request-form.ts';

/**
 * Sends the fields through the e-mail service; never rejects. The service's client, @emailjs/browser, follows redirects. The page's
 * Content-Security-Policy blocks redirects to hosts that are not in content/site.yaml (docs/decisions/0009).
 */
export async function sendRequest(email: EmailService, fields: Record<string, string>): Promise<SendResult> {
  try {
    const client = await loadClient();
    if (!client) return resultOfAnswer(await postDirectly(email, fields));
    // sendForm() ignores an `origin` in its options, so init() must set it.
    client.init({ publicKey: email.publicKey, origin: email.origin });
    return resultOfAnswer(await client.sendForm(email.serviceId, email.templateId, makeForm(fields)));
  } catch (problem) {
    return resultOfError(problem);
  }
}

/** Null if the client's file does not load, or if the browser forbids storage: the client uses storage while it loads. */
async function loadClient() {
  try {
    // Destructured, so that the bundler leaves out the rest of the client.
    const { init, sendForm } = await import('@emailjs/browser');
    return { init, sendForm };
  } catch {
    return null;
  }
}

/** The client sends a form element. The form on the page has more fields than we send. */
function makeForm(fields: Record<string, string>): HTMLFormElement {
  const inputs = Object.entries(fields).map(([name, value]) =>
    makeElement('input', { type: 'hidden', name, value }),
  );
  return makeElement('form', {}, ...inputs);
}

/** Sends the same HTTP request as the client, but follows no redirect. A redirect gives status 0, which is not a success. */
async function postDirectly(email: EmailService, fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...serviceFields(email) }))
    body.append(name, value);
  const response = await fetch(email.origin + SEND_FORM_PATH, { method: 'POST', body, redirect: 'manual' });
  return { status: response.status, text: await response.text() };
}
