import { fillElements } from '#lib/placeholders.ts';
import { contactWords } from '#words';
import { listContactMethods, type Contact } from '#lib/contact/contact-methods.ts';

interface ContactMethodsProps {
  contact: Contact;
  message: { subject: string; body: string };
  /** The method whose button is filled, and its label. */
  main?: { method: keyof Contact; label: string };
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
      {Object.entries(listContactMethods(contact, message)).map(([name, { label, address }]) => (
        <li key={name}>
          <a
            className="button"
            data-look={name === main?.method ? undefined : 'quiet'}
            href={address}
            rel="noreferrer"
          >
            {name === main?.method ? (
              main.label
            ) : name === 'phone' ? (
              // One element, because the lines of two would break apart.
              <span>{fillElements(contactWords.call, { phone: number })}</span>
            ) : (
              label
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
