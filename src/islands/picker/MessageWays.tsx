import { bookingMessage } from '#lib/booking-message.ts';
import { messageLinks, type Contact } from '#lib/message-links.ts';
import type { Option, Service } from '#lib/service.ts';

interface MessageWaysProps {
  service: Service;
  chosen: readonly Option[];
  contact: Contact;
  isLive: boolean;
}

/** Ways to finish a booking by phone or message, with the chosen names and the total already written. */
export function MessageWays({ service, chosen, contact, isLive }: MessageWaysProps) {
  const links = messageLinks(contact, bookingMessage(service, chosen));
  return (
    <section className="stack no-print" data-gap="small" aria-labelledby="message-ways">
      <h3 id="message-ways">Or book by message or phone</h3>
      <p>
        {isLive && chosen.length > 0
          ? 'Your selection and the estimated total are already written in the message. You see it before you send it.'
          : 'Tell us which of these you would like. We answer with a time.'}
      </p>
      <ul className="cluster">
        <li>
          <a className="button" data-look="quiet" href={links.whatsapp} rel="noreferrer">
            WhatsApp
          </a>
        </li>
        <li>
          <a className="button" data-look="quiet" href={links.sms}>
            SMS
          </a>
        </li>
        <li>
          {isLive ? (
            <a className="button" data-look="quiet" href={links.email}>
              E-mail
            </a>
          ) : (
            // Without script the form itself writes the ticked names into an e-mail.
            <button className="button" data-look="quiet" type="submit" form="choose">
              E-mail my selection
            </button>
          )}
        </li>
        <li>
          <a className="button" data-look="quiet" href={links.call}>
            Call {contact.phone}
          </a>
        </li>
      </ul>
    </section>
  );
}
