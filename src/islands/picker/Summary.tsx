import { useState } from 'react';
import { writeSharedSelection } from '#lib/selection.ts';
import type { Option } from '#lib/service.ts';
import { type Contact, messageLinks } from '#lib/message-links.ts';
import { CHOOSE_ID } from './useStep.ts';

/** Hands on a link that carries the selection after the #, where no server sees it. */
function ShareButton({ ids }: { ids: readonly string[] }) {
  const [shown, setShown] = useState<{ link: string; isCopied: boolean } | null>(null);

  const share = async () => {
    const link = location.origin + location.pathname + writeSharedSelection(ids);
    try {
      const canShare = typeof navigator.share === 'function';
      if (canShare) return await navigator.share({ url: link });
      await navigator.clipboard.writeText(link);
      setShown({ link, isCopied: true });
    } catch (error) {
      // The visitor closed the share sheet; anything else: show the link to copy by hand.
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        setShown({ link, isCopied: false });
    }
  };

  return (
    <div className="no-print stack" data-gap="small">
      <button type="button" className="button" data-look="quiet" onClick={share}>
        Share this selection
      </button>
      <p className="small">Whoever opens the link sees what you chose.</p>
      <div role="status">
        {shown && (
          <label className="field small">
            {shown.isCopied ? 'Link copied:' : 'Copy this link:'}
            <input readOnly value={shown.link} onFocus={(event) => event.target.select()} />
          </label>
        )}
      </div>
    </div>
  );
}

interface SummaryProps {
  /** All options until the picker is live (CSS shows the ticked ones), then the chosen. */
  names: readonly Option[];
  isLive: boolean;
  placeNote: string;
  contact: Contact;
}

/** What was chosen, and the notes that belong to a price. What only styles or script make true has `hidden`. */
export function Summary({ names, isLive, placeNote, contact }: SummaryProps) {
  return (
    <section className="picker-summary stack" data-gap="small" aria-labelledby="selected-services">
      <h2 id="selected-services" tabIndex={-1}>
        Selected Services
      </h2>
      <ul className="picker-names" hidden>
        {names.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      {(!isLive || names.length === 0) && (
        <p className="picker-none" hidden>
          Nothing selected yet.
        </p>
      )}
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
