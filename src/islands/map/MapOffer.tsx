import type { Ref } from 'react';
import { fill } from '#lib/placeholders.ts';
import { sayNumber } from '#lib/say-number.ts';
import { mapWords } from '#words';

/** A function, because the server reads the words in the language of each page. */
export const getStatusWords = () => ({
  // The page shows the drawn map (DrawnMap.astro).
  drawn: '',
  loading: mapWords.loading,
  open: mapWords.open,
  failed: mapWords.failed,
  refused: mapWords.refused,
  offline: mapWords.offline,
});

export type Phase = keyof ReturnType<typeof getStatusWords>;

interface MapOfferProps {
  button: Ref<HTMLButtonElement>;
  phase: Phase;
  /** If the code is still late after a click, another click opens this address (hydration/directive.ts). */
  plain: string;
  /** The host of the maps service. */
  host: string;
  /** Roughly how much the map downloads, in megabytes; shown before anything is loaded. */
  sizeMb: number;
  onClick: () => void;
}

/** The button that opens and closes the interactive map. */
export function MapOffer({ button, phase, plain, host, sizeMb, onClick }: MapOfferProps) {
  const isOpen = phase === 'open';
  return (
    <div className="map-offer needs-script no-print stack" data-gap="small" hidden>
      <button
        ref={button}
        type="button"
        className="button"
        data-look="quiet"
        aria-disabled={phase === 'loading'}
        data-plain={plain}
        onClick={onClick}
      >
        {isOpen ? mapWords.backToDrawn : mapWords.openIt}
      </button>
      {!isOpen && <p className="small">{fill(mapWords.before, { host, size: sayNumber(sizeMb) })}</p>}
    </div>
  );
}
