import { mapLink } from '#lib/map/coordinates.ts';
import type { Place } from '#lib/map/places.ts';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { fillElements } from '#lib/placeholders.ts';
import type { InteractiveMapProps } from '#lib/map/interactive-map.ts';
import { mapWords } from '#words';
import { MapView, type Phase } from './MapView.tsx';
import './marks.css';

type MapWindow = { gm_authFailure?: () => void };

/**
 * Opens and closes the interactive map in `box`, in place of the drawn map. When the interactive map closes, even after a failure,
 * focus inside `box` moves to `button`. The function is long because opening and closing use the same refs.
 */
function useInteractiveMap(options: InteractiveMapProps) {
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
      const close = await openMap({ ...options, element, onSelect: setSelected });
      if (latestAttempt.current !== attempt) return close();
      closeMap.current = close;
      // The map must be visible before it can have the focus. If the visitor has moved the focus meanwhile, the focus stays.
      flushSync(() => setPhase('open'));
      const { activeElement } = document;
      // In a frame without the focus (MapFrame.tsx), the page around it decides.
      if (document.hasFocus() && (activeElement === button.current || activeElement === document.body))
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
  const { service, sizeMb, clinic } = props;
  const { box, button, phase, selected, open, close } = useInteractiveMap(props);
  return (
    <MapView
      phase={phase}
      canvas={<section ref={box} className="map-canvas" aria-label={mapWords.name} tabIndex={-1} />}
      chosen={selected && fillElements(mapWords.chosen, { place: <PlaceName key="place" {...selected} /> })}
      button={button}
      plain={mapLink(clinic)}
      host={new URL(service.origin).hostname}
      sizeMb={sizeMb}
      onClick={phase === 'open' ? close : open}
    >
      {children}
    </MapView>
  );
}
