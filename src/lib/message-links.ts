/** How the organisation can be reached; numbers as written in content/site.yaml ('+233 00 000 0000'). */
export interface Contact {
  phone: string;
  whatsapp: string;
  sms: string;
  email: string;
}

/** Addresses that open the visitor's own phone, SMS, WhatsApp or e-mail with the text already written. */
interface MessageLinks {
  call: string;
  sms: string;
  whatsapp: string;
  email: string;
}

const dialable = (phone: string) => phone.replace(/[^+\d]/g, '');

/** The whole message for a program that knows no subject: says what it is about once. */
function wholeText({ subject, body }: { subject: string; body: string }): string {
  const isSaid = body.toLowerCase().includes(subject.toLowerCase());
  return isSaid ? body : `${subject}\n\n${body}`.trim();
}

/**
 * Links that carry a ready-made message. Texts are percent-encoded (a space is %20, which mail
 * programs need; '+' would arrive as a plus sign).
 */
export function messageLinks(contact: Contact, message: { subject: string; body: string }): MessageLinks {
  const body = encodeURIComponent(message.body);
  const text = encodeURIComponent(wholeText(message));
  return {
    call: `tel:${dialable(contact.phone)}`,
    // "?&body=" is read by Android's and by Apple's message programs alike.
    sms: `sms:${dialable(contact.sms)}?&body=${text}`,
    whatsapp: `https://wa.me/${dialable(contact.whatsapp).slice(1)}?text=${text}`,
    email: `mailto:${contact.email}?subject=${encodeURIComponent(message.subject)}&body=${body}`,
  };
}

/**
 * A ready-made message that asks how to do something. `wish` goes on after "Hello," ('I would like to volunteer as ...'):
 * it stands in the text as well as in the subject, which only e-mail has.
 */
export function askMessage(wish: string, question: string): { subject: string; body: string } {
  return { subject: wish, body: `Hello, ${wish}. ${question} My name is: ` };
}

/**
 * The ready-made message of a patient about a visit. `wish` goes on after "Hello,"; the questions are filled in by the patient. It
 * ends with the last of them, where what was chosen can be added.
 */
export function visitMessage(words: { wish: string; questions: readonly string[] }): {
  subject: string;
  body: string;
} {
  const questions = words.questions.map((question) => `${question}: `);
  return { subject: words.wish, body: [`Hello, ${words.wish}.`, ...questions].join('\n') };
}
