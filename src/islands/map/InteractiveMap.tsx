import { mapLink } from '#lib/map/coordinates.ts';
import type { Place } from '#lib/map/places.ts';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useIsHydrated } from '../useIsHydrated.ts';
import { fill, fillElements } from '#lib/placeholders.ts';
import { DEFAULT_VIEW, type InteractiveMapProps } from '#lib/map/interactive-map.ts';
import { sayNumber } from '#lib/say-number.ts';
import { mapWords } from '#words';
import './map.css';
import './marks.css';

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

type Phase = keyof ReturnType<typeof getStatusWords>;

type MapWindow = { gm_authFailure?: () => void };

/**
 * Opens and closes the interactive map in `box`, in place of the drawn map. When the interactive map closes, even after a failure,
 * focus inside `box` moves to `button`. The function is long because opening and closing use the same refs.
 */
function useInteractiveMap({ view = DEFAULT_VIEW, ...options }: InteractiveMapProps) {
  const box = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [phase, setPhase] = useState<Phase>('drawn');
  const [selected, setSelected] = useState<Place | null>(null);
  const closeMap = useRef<(() => void) | null>(null);
  // The number of the latest attempt to open the map. showDrawnMap() increases it, so that an attempt that still loads is ignored.
  const latestAttempt = useRef(0);

  const showDrawnMap = useCallback((next: Phase) => {
    latestAttempt.current += 1;
    if (box.current?.contains(document.activeElement)) button.current?.focus({ preventScroll: true });
    closeMap.current?.();
    closeMap.current = null;
    setSelected(null);
    setPhase(next);
  }, []);
  const isLoadingOrOpen = phase === 'loading' || phase === 'open';
  useEffect(() => {
    if (!isLoadingOrOpen) return;
    const onOffline = () => showDrawnMap('offline');
    // Google calls this function when it rejects the key.
    (window as MapWindow).gm_authFailure = () => showDrawnMap('refused');
    addEventListener('offline', onOffline);
    return () => {
      removeEventListener('offline', onOffline);
      delete (window as MapWindow).gm_authFailure;
    };
  }, [isLoadingOrOpen, showDrawnMap]);
  useEffect(() => () => closeMap.current?.(), []);

  const open = async () => {
    const element = box.current;
    if (!element || phase === 'loading') return;
    latestAttempt.current += 1;
    const attempt = latestAttempt.current;
    setPhase('loading');
    try {
      const { openMap } = await import('./open-map.ts');
      const close = await openMap({ ...options, element, view, onSelect: setSelected });
      if (latestAttempt.current !== attempt) return close();
      closeMap.current = close;
      // The map must be visible before it can have the focus. If the visitor has moved the focus meanwhile, the focus stays.
      flushSync(() => setPhase('open'));
      if (document.activeElement === button.current || document.activeElement === document.body)
        element.focus({ preventScroll: true });
    } catch {
      // `onLine` is read only after a failure, since it may be false on a working connection.
      if (latestAttempt.current === attempt) showDrawnMap(navigator.onLine ? 'failed' : 'offline');
    }
  };

  return { box, button, phase, selected, open, close: () => showDrawnMap('drawn') };
}

function PlaceName({ id, name, isLinked }: Place) {
  return isLinked ? (
    <a href={`/communities/${id}`} translate="no">
      {name}
    </a>
  ) : (
    <b translate="no">{name}</b>
  );
}

/** The children are the drawn map. Before a click, nothing loads from the maps service. */
export function InteractiveMap({ children, ...props }: InteractiveMapProps & { children?: ReactNode }) {
  const { service, sizeMb, view, clinic, hasRings } = props;
  // A map without distance rings shows one community, which is at the centre of `view`.
  const fallbackPlace = hasRings ? clinic : (view ?? clinic);
  const { box, button, phase, selected, open, close } = useInteractiveMap(props);
  const isOpen = phase === 'open';
  const isHydrated = useIsHydrated();

  return (
    <div className="map stack" data-gap="small" data-phase={phase} data-hydrated={isHydrated || undefined}>
      <div className="map-stage">
        <div className="map-drawn">{children}</div>
        <section ref={box} className="map-canvas" aria-label={mapWords.name} tabIndex={-1} />
      </div>
      <p role="status" className="map-status">
        {selected
          ? fillElements(mapWords.chosen, { place: <PlaceName key="place" {...selected} /> })
          : getStatusWords()[phase]}
      </p>
      <div className="map-offer needs-script no-print stack" data-gap="small" hidden>
        <button
          ref={button}
          type="button"
          className="button"
          data-look="quiet"
          aria-disabled={phase === 'loading'}
          // If the code is still late after a click, another click opens this address (client-interaction/directive.ts).
          data-plain={mapLink({ latitude: fallbackPlace.lat, longitude: fallbackPlace.lng })}
          onClick={isOpen ? close : open}
        >
          {isOpen ? mapWords.backToDrawn : mapWords.openIt}
        </button>
        {!isOpen && (
          <p className="small">
            {fill(mapWords.before, { host: new URL(service.origin).hostname, size: sayNumber(sizeMb) })}
          </p>
        )}
      </div>
    </div>
  );
}
