import { useState, type ReactNode } from 'react';
import { writeSharedSelection } from '#lib/selection.ts';
import { parts } from '#lib/fill.ts';
import { pickerWords } from '#lib/words.ts';
import { formatCedis } from '#lib/money.ts';
import { type Contact, listContactWays } from '#lib/message-links.ts';
import { CHOOSE_ID, type ShownOption } from './ticks.ts';

/** The id of the summary, which the bar of a phone leads to. */
export const SUMMARY_ID = 'selected-services';

/** Hands on a link that carries the selection after the #, where no server sees it. */
function ShareButton({ ids }: { ids: readonly string[] }) {
  const [shown, setShown] = useState<{ link: string; isCopied: boolean } | null>(null);

  const share = async () => {
    const link = location.origin + location.pathname + writeSharedSelection(ids);
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ url: link });
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
        {pickerWords.share}
      </button>
      <p className="small">{pickerWords.shareWarning}</p>
      <div role="status">
        {shown && (
          <label className="field small">
            {shown.isCopied ? pickerWords.linkCopied : pickerWords.copyLink}
            <input readOnly value={shown.link} onFocus={(event) => event.target.select()} />
          </label>
        )}
      </div>
    </div>
  );
}

interface SummaryProps {
  chosen: readonly ShownOption[];
  isLive: boolean;
  /** The names of all options until the picker is live; styles show the ticked ones. */
  names: ReactNode;
  placeNote: string;
  contact: Contact;
}

/**
 * What was chosen, and the notes that belong to a price. What only styles or script make true has `hidden`. Options have English names in every
 * language.
 */
export function Summary({ chosen, isLive, names, placeNote, contact }: SummaryProps) {
  const isEmpty = chosen.length === 0;
  return (
    <section className="picker-summary stack" data-gap="small" aria-labelledby={SUMMARY_ID}>
      <h2 id={SUMMARY_ID} tabIndex={-1}>
        {pickerWords.selected}
      </h2>
      {isLive ? (
        <ul className="picker-names">
          {chosen.map(({ id, name, price }) => (
            <li key={id}>
              <span lang="en">{name}</span> <span className="price">{formatCedis(price)}</span>
            </li>
          ))}
        </ul>
      ) : (
        names
      )}
      {isEmpty && (
        <p className="picker-none no-print" hidden>
          {pickerWords.nothingSelected}
        </p>
      )}
      {!(isLive && isEmpty) && (
        <p className="picker-clear no-print">
          <button type="reset" className="button" data-look="quiet" form={CHOOSE_ID}>
            {pickerWords.clearSelection}
          </button>
        </p>
      )}
      {isLive && !isEmpty && <ShareButton ids={chosen.map(({ id }) => id)} />}
      <p className="small">{pickerWords.estimates}</p>
      <p className="small">{placeNote}</p>
      <p className="small">
        {parts(pickerWords.needHelp, {
          phone: (
            <a key="phone" href={listContactWays(contact).phone.address}>
              {contact.phone}
            </a>
          ),
        })}
      </p>
    </section>
  );
}
