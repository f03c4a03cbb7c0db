import { outcomeOf, outcomeOfProblem, type Outcome } from '#lib/request/outcome.ts';
import type { EmailService } from '#lib/request/request-form.ts';
import { postDirectly } from './post-directly.ts';

/**
 * Sends fields through the e-mail service and says what is known afterwards; never rejects. The client's code is
 * loaded by the first call. It gives status and text of the answer but not whether the answer was redirected:
 * what another page answers is told by its text instead. What remains is a page elsewhere that answers
 * exactly 'OK'.
 */
export async function sendRequest(email: EmailService, fields: Record<string, string>): Promise<Outcome> {
  try {
    const client = await loadClient();
    if (!client) return outcomeOf(await postDirectly(email, fields));
    // Only here can the host be named; sendForm ignores one.
    client.init({ publicKey: email.publicKey, origin: email.origin });
    return outcomeOf(await client.sendForm(email.serviceId, email.templateId, formWith(fields)));
  } catch (problem) {
    return outcomeOfProblem(problem);
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
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  return form;
}
