import { mapLink } from '#lib/map/coordinates.ts';
import type { Place } from '#lib/map/places.ts';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useIsHydrated } from '../useIsHydrated.ts';
import { fill, parts } from '#lib/placeholders.ts';
import { DEFAULT_VIEW, type InteractiveMapProps } from '#lib/map/interactive-map.ts';
import { mapWords } from '#words';
import './map.css';

const wordsOf = () => ({
  drawn: '',
  loading: mapWords.loading,
  open: mapWords.open,
  failed: mapWords.failed,
  refused: mapWords.refused,
  offline: mapWords.offline,
});

type Phase = keyof ReturnType<typeof wordsOf>;

type MapWindow = { gm_authFailure?: () => void };

/**
 * Opens and closes the interactive map in `box`. Whatever goes wrong leads back to the drawn one, and whoever was in the
 * interactive map with the keyboard back to the `button` that opens it.
 */
function useInteractiveMap({ view = DEFAULT_VIEW, ...shown }: InteractiveMapProps) {
  const box = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [phase, setPhase] = useState<Phase>('drawn');
  const [selected, setSelected] = useState<Place | null>(null);
  const takeAway = useRef<(() => void) | null>(null);
  // Counts the attempts: an answer to one that was given up changes nothing.
  const attempt = useRef(0);

  const leave = useCallback((next: Phase) => {
    attempt.current += 1;
    if (box.current?.contains(document.activeElement)) button.current?.focus({ preventScroll: true });
    takeAway.current?.();
    takeAway.current = null;
    setSelected(null);
    setPhase(next);
  }, []);
  const isShown = phase === 'loading' || phase === 'open';
  useEffect(() => {
    if (!isShown) return;
    const lose = () => leave('offline');
    // The service calls this name when it does not accept the key.
    (window as MapWindow).gm_authFailure = () => leave('refused');
    addEventListener('offline', lose);
    return () => removeEventListener('offline', lose);
  }, [isShown, leave]);
  useEffect(() => () => takeAway.current?.(), []);
  // Before anything else can happen to the map, which would find the focus elsewhere.
  useLayoutEffect(() => {
    // If the visitor has moved on to something else meanwhile, the focus stays there.
    const isWaiting = [button.current, document.body].includes(document.activeElement as HTMLElement);
    if (phase === 'open' && isWaiting) box.current?.focus({ preventScroll: true });
  }, [phase]);

  const open = async () => {
    const element = box.current;
    if (!element || phase === 'loading') return;
    const own = (attempt.current += 1);
    setPhase('loading');
    try {
      const { openMap } = await import('./open-map.ts');
      const close = await openMap({ ...shown, element, view, onSelect: setSelected });
      if (attempt.current !== own) return close();
      takeAway.current = close;
      setPhase('open');
    } catch {
      // Only now: a browser may believe that it is offline while the service can be reached.
      if (attempt.current === own) leave(navigator.onLine ? 'failed' : 'offline');
    }
  };

  return { box, button, phase, selected, open, close: () => leave('drawn') };
}

/**
 * The drawn map (its children) with the offer of an interactive one, which takes its place on request. Nothing of
 * the maps service is loaded before, and after any failure the drawn map is back.
 */
export function InteractiveMap({ children, ...props }: InteractiveMapProps & { children?: ReactNode }) {
  const { service, sizeMb, view = props.clinic } = props;
  const { box, button, phase, selected, open, close } = useInteractiveMap(props);
  const isOpen = phase === 'open';
  const isHydrated = useIsHydrated();

  return (
    <div className="map stack" data-gap="small" data-phase={phase} data-hydrated={isHydrated || undefined}>
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
          data-plain={mapLink({ latitude: view.lat, longitude: view.lng })}
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
