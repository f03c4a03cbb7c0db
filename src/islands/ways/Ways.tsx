import { messageLinks, type Contact } from '#lib/message-links.ts';

interface WaysProps {
  contact: Contact;
  message: { subject: string; body: string };
}

/** The same request by the visitor's own phone or e-mail program, with the text already written. */
export function Ways({ contact, message }: WaysProps) {
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
          <a className="button" data-look="quiet" href={address} rel="noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
