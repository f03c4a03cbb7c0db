import { fill } from '#lib/placeholders.ts';
import { messagesWords, contactWords } from '#words';
import type { Site } from '#schemas/site.ts';
import { toGsm } from './gsm-letters.ts';

/** The three numbers are those of content/site.yaml ('+233 00 000 0000'), but with no-break spaces. */
export type Contact = Pick<Site, 'phone' | 'whatsapp' | 'sms' | 'email'>;

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

/** Links that open the visitor's own WhatsApp, SMS, e-mail or phone, without those that the organisation does not have. */
export function listContactMethods(
  { phone, whatsapp, sms, email }: Contact,
  { subject, body }: Message = { subject: '', body: '' },
) {
  const mail = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=`;
  return {
    ...(whatsapp && {
      whatsapp: {
        label: contactWords.whatsapp,
        // wa.me takes a number without '+'.
        address: withText(`https://wa.me/${dialable(whatsapp).slice(1)}?text=`, body),
      },
    }),
    ...(sms && {
      // Android and Apple both read "?&body=".
      sms: { label: contactWords.sms, address: withText(`sms:${dialable(sms)}?&body=`, toGsm(body)) },
    }),
    email: { label: contactWords.email, address: withText(mail, body) },
    phone: { label: fill(contactWords.call, { phone }), address: `tel:${dialable(phone)}` },
  };
}

export type ContactMethods = ReturnType<typeof listContactMethods>;

/** How a visitor with a phone can write: by WhatsApp and SMS, or by e-mail if the organisation has neither. */
export const listMessageMethods = ({ whatsapp, sms, email }: ContactMethods) =>
  whatsapp && sms ? ([whatsapp, sms] as const) : ([whatsapp ?? sms ?? email] as const);

/** "Hello, {wish}. {question} My name is: ", where `wish` is 'I would like to volunteer as ...'. The visitor adds the name. */
export function askMessage(wish: string, question: string): Message {
  return { subject: wish, body: `${fill(messagesWords.ask, { wish, question })} ` };
}

/** A message about a visit, to which the patient adds the answers. The script add-chosen-names.ts may add the last answer. */
export function visitMessage({ wish, questions }: { wish: string; questions: readonly string[] }): Message {
  const questionLines = questions.map((label) => `${fill(messagesWords.label, { label })} `);
  return { subject: wish, body: [`${fill(messagesWords.hello, { wish })}.`, ...questionLines].join('\n') };
}
