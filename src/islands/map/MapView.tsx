import type { ReactNode, Ref } from 'react';
import { fill } from '#lib/placeholders.ts';
import { sayNumber } from '#lib/say-number.ts';
import { mapWords } from '#words';
import { useIsHydrated } from '../useIsHydrated.ts';
import './map.css';

/** A function, because the server reads the words in the language of each page. */
const getStatusWords = () => ({
  // The page shows the drawn map (DrawnMap.astro).
  drawn: '',
  loading: mapWords.loading,
  open: mapWords.open,
  failed: mapWords.failed,
  refused: mapWords.refused,
  offline: mapWords.offline,
});

export type Phase = keyof ReturnType<typeof getStatusWords>;

interface MapViewProps {
  phase: Phase;
  /** The drawn map. */
  children?: ReactNode;
  /** The interactive map, in place of the drawn one. */
  canvas: ReactNode;
  /** The place that the visitor chose, in place of the words about the phase. */
  chosen?: ReactNode;
  button: Ref<HTMLButtonElement>;
  /** If the code is still late after a click, another click opens this address (hydration/directive.ts). */
  plain: string;
  /** The host of the maps service. */
  host: string;
  /** Roughly how much the map downloads, in megabytes; shown before anything is loaded. */
  sizeMb: number;
  onClick: () => void;
}

/** The drawn or the interactive map, its status, and the button that opens and closes the interactive map. */
export function MapView({ phase, canvas, chosen, children, button, plain, ...offer }: MapViewProps) {
  const { host, sizeMb, onClick } = offer;
  const isOpen = phase === 'open';
  const isHydrated = useIsHydrated();
  return (
    <div
      className="map stack"
      data-gap="small"
      data-phase={phase}
      data-chosen={chosen ? true : undefined}
      data-hydrated={isHydrated || undefined}
    >
      <div className="map-stage">
        <div className="map-drawn">{children}</div>
        {canvas}
      </div>
      <p role="status" className="map-status">
        {chosen ?? getStatusWords()[phase]}
      </p>
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
    </div>
  );
}
