/** How the organisation can be reached; numbers as written in content/site.yaml ('+233 00 000 0000'). */
export interface Contact {
  phone: string;
  whatsapp: string;
  sms: string;
  email: string;
}

/** Addresses that open the visitor's own phone, SMS, WhatsApp or e-mail with the text already written. */
export interface MessageLinks {
  call: string;
  sms: string;
  whatsapp: string;
  email: string;
}

const dialable = (phone: string) => phone.replace(/[^+\d]/g, '');

/**
 * Links that carry a ready-made message. Texts are percent-encoded (a space is %20, which mail
 * programs need; '+' would arrive as a plus sign).
 */
export function messageLinks(contact: Contact, message: { subject: string; body: string }): MessageLinks {
  const body = encodeURIComponent(message.body);
  const whatsappText = encodeURIComponent(`${message.subject}\n\n${message.body}`);
  return {
    call: `tel:${dialable(contact.phone)}`,
    // "?&body=" is read by Android's and by Apple's message programs alike.
    sms: `sms:${dialable(contact.sms)}?&body=${body}`,
    whatsapp: `https://wa.me/${dialable(contact.whatsapp).slice(1)}?text=${whatsappText}`,
    email: `mailto:${contact.email}?subject=${encodeURIComponent(message.subject)}&body=${body}`,
  };
}
