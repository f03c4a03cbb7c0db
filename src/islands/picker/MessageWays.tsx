import { Ways } from '#islands/ways/Ways.tsx';
import { bookingMessage } from '#lib/selection.ts';
import type { Contact } from '#lib/message-links.ts';
import type { Option, Service } from '#lib/service.ts';
import { CHOOSE_ID } from './useStep.ts';

interface MessageWaysProps {
  service: Service;
  chosen: readonly Option[];
  contact: Contact;
  isLive: boolean;
}

/**
 * Ways to finish a booking by phone or message, with the chosen names and the total already written. Until the picker is live the
 * page's small script writes them; without any script a link cannot know them.
 */
export function MessageWays({ service, chosen, contact, isLive }: MessageWaysProps) {
  return (
    <section className="picker-ways stack no-print" data-gap="small" aria-labelledby="message-ways">
      <h3 id="message-ways">By message or phone</h3>
      <p>
        {isLive
          ? 'Your selection and the estimated total are already written in the message. You see it before you send it.'
          : 'If your message does not name what you selected, copy the names and the total from this page into it.'}
      </p>
      <Ways contact={contact} message={bookingMessage(service, chosen)}>
        {!isLive && (
          <li className="without-script">
            <button className="button" data-look="quiet" type="submit" form={CHOOSE_ID}>
              E-mail my selection
            </button>
          </li>
        )}
      </Ways>
    </section>
  );
}
