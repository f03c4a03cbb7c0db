import type { ReactNode } from 'react';
import { messageLinks, type Contact } from '#lib/message-links.ts';

interface WaysProps {
  contact: Contact;
  message: { subject: string; body: string };
  /** Further list items. */
  children?: ReactNode;
}

/** The same request by the visitor's own phone or e-mail program, with the text already written. */
export function Ways({ contact, message, children }: WaysProps) {
  const links = messageLinks(contact, message);
  return (
    <ul className="cluster">
      {[
        { name: 'WhatsApp', address: links.whatsapp },
        { name: 'SMS', address: links.sms },
        { name: 'E-mail', address: links.email },
        { name: `Call ${contact.phone}`, address: links.call },
      ].map(({ name, address }) => (
        <li key={name}>
          {/* Where a message is written before the island comes, it stands in the link already. */}
          <a className="button" data-look="quiet" href={address} rel="noreferrer" suppressHydrationWarning>
            {name}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}
