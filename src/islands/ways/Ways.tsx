import type { ReactNode } from 'react';
import { listContactWays, type Contact } from '#lib/message-links.ts';

interface WaysProps {
  contact: Contact;
  message: { subject: string; body: string };
  /** Further list items. */
  children?: ReactNode;
}

/** Links that open a phone call or a ready-made message. */
export function Ways({ contact, message, children }: WaysProps) {
  return (
    <ul className="cluster">
      {Object.values(listContactWays(contact, message)).map(({ label, address }) => (
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
