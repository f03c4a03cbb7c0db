import type { ReactNode } from 'react';
import { listContactMethods, type Contact } from '#lib/contact/contact-methods.ts';

interface ContactMethodsProps {
  contact: Contact;
  message: { subject: string; body: string };
  /** Further list items. */
  children?: ReactNode;
}

export function ContactMethods({ contact, message, children }: ContactMethodsProps) {
  return (
    <ul className="cluster">
      {Object.values(listContactMethods(contact, message)).map(({ label, address }) => (
        <li key={label}>
          <a className="button" data-look="quiet" href={address} rel="noreferrer">
            {label}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}
