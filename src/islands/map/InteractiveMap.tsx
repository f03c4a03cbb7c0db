import type { MapsService } from '#lib/map/interactive-map.ts';
import type { Coordinates } from '#lib/map/coordinates.ts';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { fill, parts } from '#lib/fill.ts';
import { mapWords } from '#lib/words.ts';
import { useIsLive } from '#islands/useIsLive.ts';
import { useInteractiveMap } from './useInteractiveMap.ts';
import './map.css';

/** What the page gives the map; plain data. */
export interface InteractiveMapProps {
  service: MapsService;
  /** Roughly how much it downloads, in megabytes; shown before anything is loaded. */
  sizeMb: number;
  /** What it shows first; the south of Ghana when left out. */
  view?: { lat: number; lng: number; zoom: number };
  /** Where it is; the drawn map and its legend show it too. */
  clinic: Coordinates & { name: string };
  /** Whether circles show the distance from it. */
  hasRings: boolean;
  /** Where the places are, as JSON; loaded with the map. */
  placesAddress: string;
}

const wordsOf = () => ({
  drawn: '',
  loading: mapWords.loading,
  open: mapWords.open,
  failed: mapWords.failed,
  refused: mapWords.refused,
  offline: mapWords.offline,
});

/**
 * The drawn map (its children) with the offer of an interactive one, which takes its place on request. Nothing of
 * the maps service is loaded before, and after any failure the drawn map is back.
 */
export function InteractiveMap({ children, ...props }: InteractiveMapProps & { children?: ReactNode }) {
  const { service, sizeMb } = props;
  const box = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { phase, selected, open, close } = useInteractiveMap(box, button, props);
  const isOpen = phase === 'open';
  const isLive = useIsLive();

  // Before anything else can happen to the map, which would find the focus elsewhere.
  useLayoutEffect(() => {
    // If the visitor has moved on to something else meanwhile, the focus stays there.
    const isWaiting = [button.current, document.body].includes(document.activeElement as HTMLElement);
    if (isOpen && isWaiting) box.current?.focus({ preventScroll: true });
  }, [isOpen]);

  return (
    <div className="map stack" data-gap="small" data-phase={phase} data-live={isLive || undefined}>
      <div className="map-stage">
        <div className="map-drawn">{children}</div>
        <section ref={box} className="map-live" aria-label={mapWords.name} tabIndex={-1} />
      </div>
      <p role="status" className="map-status">
        {selected
          ? parts(mapWords.chosen, {
              place: selected.isVisible ? (
                <a key="place" href={`/communities/${selected.id}`}>
                  {selected.name}
                </a>
              ) : (
                <b key="place">{selected.name}</b>
              ),
            })
          : wordsOf()[phase]}
      </p>
      <div className="map-offer needs-script no-print stack" data-gap="small" hidden>
        <button
          ref={button}
          type="button"
          className="button"
          data-look="quiet"
          aria-disabled={phase === 'loading'}
          onClick={isOpen ? close : open}
        >
          {isOpen ? mapWords.backToDrawn : mapWords.openIt}
        </button>
        {!isOpen && (
          <p className="small">
            {fill(mapWords.before, { host: new URL(service.origin).hostname, size: sizeMb })}
          </p>
        )}
      </div>
    </div>
  );
}
