import { outcomeOf, outcomeOfProblem, type Outcome } from '#lib/request/attempt.ts';
import { type EmailService, SEND_FORM_PATH, serviceFields } from '#lib/request/request-form.ts';

/**
 * Sends fields through the e-mail service and says what is known afterwards; never rejects. The client's code is
 * loaded by the first call. It tells neither a redirect nor a byte order mark by itself, and either means that another
 * page answered.
 */
export async function sendRequest(email: EmailService, fields: Record<string, string>): Promise<Outcome> {
  try {
    const client = await loadClient();
    if (!client) return outcomeOf(await postDirectly(email, fields));
    // Only here can the host be named; sendForm ignores one.
    client.init({ publicKey: email.publicKey, origin: email.origin });
    const { serviceId, templateId } = email;
    const form = formWith(fields);
    return outcomeOf(await withStrictFetch(() => client.sendForm(serviceId, templateId, form)));
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

/** The same call as the client makes, for browsers in which it cannot run. */
async function postDirectly(email: EmailService, fields: Record<string, string>) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...serviceFields(email) }))
    body.append(name, value);
  const { status, text } = await strictFetch(email.origin + SEND_FORM_PATH, { method: 'POST', body });
  return { status, text: await text() };
}

/**
 * Asks as `fetch` does, but follows no redirect (it is then answered with status 0), and gives the text with all its
 * bytes: `Response.text()` takes a byte order mark away, and only the bare OK of the service counts. The client reads no more
 * of an answer than what comes back.
 */
async function strictFetch(address: string, init: RequestInit) {
  const response = await fetch(address, { ...init, redirect: 'manual' });
  const { ok, status } = response;
  const text = async () => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
  return { ok, status, text };
}

/** Gives code that asks through the page's `fetch` the strict one, for its next call only. */
async function withStrictFetch<Result>(act: () => Promise<Result>): Promise<Result> {
  const { fetch } = globalThis;
  const restore = () => {
    globalThis.fetch = fetch;
  };
  globalThis.fetch = ((address: string, init: RequestInit) => {
    restore();
    return strictFetch(address, init);
  }) as unknown as typeof fetch;
  try {
    return await act();
  } finally {
    restore();
  }
}
