import { fill } from '#lib/placeholders.ts';
import { messagesWords, contactWords } from '#words';
import { toGsm } from './gsm-letters.ts';

/** How the organisation can be reached; numbers as written in content/site.yaml ('+233 00 000 0000'). */
export interface Contact {
  phone: string;
  whatsapp: string;
  sms: string;
  email: string;
}

/** A message for the visitor's own program; only e-mail has a subject, so the body says all. */
export interface Message {
  subject: string;
  body: string;
}

/** '+233 24 123 4567' as a telephone dials it. */
export const dialable = (phone: string) => phone.replace(/[^+\d]/g, '');

/** '+233 24 123 4567' as mobile money takes it: 0241234567. A number of another country keeps its code. */
export const inGhana = (phone: string) => dialable(phone).replace(/^\+233/, '0');

/** Replaces {phone} and {email} in words that editors wrote; the number stays on one line. */
export const fillReach = (words: string, { phone, email }: Pick<Contact, 'phone' | 'email'>) =>
  words.replace('{phone}', phone.replaceAll(' ', '\u00a0')).replace('{email}', email);

/**
 * The address of a contact method with a text in it, which is its last parameter. Percent-encoded: a space is %20, which mail programs
 * need; '+' would arrive as a plus sign.
 */
export const withText = (address: string, text: string): string =>
  address.slice(0, address.lastIndexOf('=') + 1) + encodeURIComponent(text);

/**
 * The contact methods: each opens the visitor's own WhatsApp, SMS, e-mail or phone, with the message already written where there is one.
 */
export function listContactMethods(
  contact: Contact,
  { subject, body }: Message = { subject: '', body: '' },
): Record<keyof Contact, { label: string; address: string }> {
  const mail = `mailto:${contact.email}?subject=${encodeURIComponent(subject)}&body=`;
  return {
    whatsapp: {
      label: contactWords.whatsapp,
      address: withText(`https://wa.me/${dialable(contact.whatsapp).slice(1)}?text=`, body),
    },
    // "?&body=" is read by Android's and by Apple's message programs alike.
    sms: { label: contactWords.sms, address: withText(`sms:${dialable(contact.sms)}?&body=`, toGsm(body)) },
    email: { label: contactWords.email, address: withText(mail, body) },
    phone: {
      label: fill(contactWords.call, { phone: contact.phone }),
      address: `tel:${dialable(contact.phone)}`,
    },
  };
}

/**
 * A ready-made message that asks how to do something. `wish` goes on after "Hello," ('I would like to volunteer as ...'):
 * it stands in the text as well as in the subject, which only e-mail has.
 */
export function askMessage(wish: string, question: string): Message {
  return { subject: wish, body: `${fill(messagesWords.ask, { wish, question })} ` };
}

/**
 * The ready-made message of a patient about a visit. `wish` goes on after "Hello,"; the questions are filled in by the patient. It
 * ends with the last of them, where what was chosen can be added.
 */
export function visitMessage({ wish, questions }: { wish: string; questions: readonly string[] }): Message {
  const asked = questions.map((question) => `${question}: `);
  return { subject: wish, body: [`${fill(messagesWords.hello, { wish })}.`, ...asked].join('\n') };
}
