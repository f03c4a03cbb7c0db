import { fillElements } from '#lib/placeholders.ts';
import { contactWords } from '#words';
import { listContactMethods, type Contact } from '#lib/contact/contact-methods.ts';

interface ContactMethodsProps {
  contact: Contact;
  message: { subject: string; body: string };
  /** Fills the first button. The text is its label if it opens WhatsApp. */
  main?: string;
}

export function ContactMethods({ contact, message, main }: ContactMethodsProps) {
  // A translator must not touch the number, and in text from right to left it must stay as it is.
  const number = (
    <bdi key="phone" translate="no">
      {contact.phone}
    </bdi>
  );
  return (
    <ul className="methods cluster">
      {Object.entries(listContactMethods(contact, message)).map(([name, { label, address }], index) => (
        <li key={name}>
          <a
            className="button"
            data-look={main && index === 0 ? undefined : 'quiet'}
            href={address}
            rel="noreferrer"
          >
            {name === 'phone' ? (
              // One element, because the lines of two would break apart.
              <span>{fillElements(contactWords.call, { phone: number })}</span>
            ) : (
              (name === 'whatsapp' && main) || label
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
