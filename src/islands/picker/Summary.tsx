import type { Option } from '#lib/service.ts';
import type { Contact } from '#lib/message-links.ts';
import { messageLinks } from '#lib/message-links.ts';
import { ShareButton } from './ShareButton.tsx';
import { CHOOSE_ID } from './useStep.ts';

interface SummaryProps {
  /** All options until the picker is live (CSS shows the ticked ones), then the chosen. */
  names: readonly Option[];
  isLive: boolean;
  placeNote: string;
  contact: Contact;
}

/** What was chosen, and the notes that belong to a price. */
export function Summary({ names, isLive, placeNote, contact }: SummaryProps) {
  return (
    <section className="picker-summary stack" data-gap="small" aria-labelledby="selected-services">
      <h2 id="selected-services" tabIndex={-1}>
        Selected Services
      </h2>
      <ul className="picker-names">
        {names.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      {(!isLive || names.length === 0) && <p className="picker-none">Nothing selected yet.</p>}
      {names.length > 0 && (
        <p className="picker-clear no-print">
          <button type="reset" className="button" data-look="quiet" form={CHOOSE_ID}>
            Clear selection
          </button>
        </p>
      )}
      {isLive && names.length > 0 && <ShareButton ids={names.map(({ id }) => id)} />}
      <p className="small">Prices are estimates</p>
      <p className="small">{placeNote}</p>
      <p className="small">
        Need Help? If you are confused about booking the service you need, please call us at:{' '}
        <a href={messageLinks(contact, { subject: '', body: '' }).call}>{contact.phone}</a>
      </p>
    </section>
  );
}
