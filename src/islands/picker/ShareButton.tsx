import { useState } from 'react';
import { writeSharedSelection } from '#lib/selection.ts';

/** Hands on a link that carries the selection after the #, where no server sees it. */
export function ShareButton({ ids }: { ids: readonly string[] }) {
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
