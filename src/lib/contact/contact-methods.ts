import { fill } from '#lib/placeholders.ts';
import { messagesWords, contactWords } from '#words';
import { toGsm } from './gsm-letters.ts';

/** The three numbers are those of content/site.yaml ('+233 00 000 0000'), but with no-break spaces. */
export interface Contact {
  phone: string;
  whatsapp: string;
  sms: string;
  email: string;
}

/** Only e-mail has a subject, so the body must be complete without the subject. */
export interface Message {
  subject: string;
  body: string;
}

/** '+233241234567' for '+233 24 123 4567'. */
export const dialable = (phone: string) => phone.replace(/[^+\d]/g, '');

/** '024 123 4567' for '+233 24 123 4567', as mobile money expects it. A number of another country keeps its code. */
export const toLocalNumber = (phone: string) => phone.replace(/^\+233\s*/, '0');

/** The address with another text as its last parameter. A space becomes %20, because mail programs show '+' as a plus sign. */
export const withText = (address: string, text: string): string =>
  address.slice(0, address.lastIndexOf('=') + 1) + encodeURIComponent(text);

/** Links that open the visitor's own WhatsApp, SMS, e-mail or phone. */
export function listContactMethods(
  contact: Contact,
  { subject, body }: Message = { subject: '', body: '' },
): Record<keyof Contact, { label: string; address: string }> {
  const mail = `mailto:${contact.email}?subject=${encodeURIComponent(subject)}&body=`;
  return {
    whatsapp: {
      label: contactWords.whatsapp,
      // wa.me takes a number without '+'.
      address: withText(`https://wa.me/${dialable(contact.whatsapp).slice(1)}?text=`, body),
    },
    // Android and Apple both read "?&body=".
    sms: { label: contactWords.sms, address: withText(`sms:${dialable(contact.sms)}?&body=`, toGsm(body)) },
    email: { label: contactWords.email, address: withText(mail, body) },
    phone: {
      label: fill(contactWords.call, { phone: contact.phone }),
      address: `tel:${dialable(contact.phone)}`,
    },
  };
}

/** "Hello, {wish}. {question} My name is: ", where `wish` is 'I would like to volunteer as ...'. The visitor adds the name. */
export function askMessage(wish: string, question: string): Message {
  return { subject: wish, body: `${fill(messagesWords.ask, { wish, question })} ` };
}

/** A message about a visit, to which the patient adds the answers. The script add-chosen-names.ts may add the last answer. */
export function visitMessage({ wish, questions }: { wish: string; questions: readonly string[] }): Message {
  const questionLines = questions.map((label) => `${fill(messagesWords.label, { label })} `);
  return { subject: wish, body: [`${fill(messagesWords.hello, { wish })}.`, ...questionLines].join('\n') };
}
