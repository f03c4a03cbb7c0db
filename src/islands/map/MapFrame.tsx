import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { mapWords } from '#words';
import { MapView, type Phase } from './MapView.tsx';

// Longer than the page in the frame waits for the maps service (open-map.ts), so that it can say what is wrong.
const PATIENCE_MS = 30_000;
const FAILURES: readonly string[] = ['failed', 'refused', 'offline'] satisfies Phase[];

const nameFailure = (): Phase => (navigator.onLine ? 'failed' : 'offline');

export interface MapFrameProps {
  /** The page /map, with the id of a community as its fragment. */
  address: string;
  plain: string;
  host: string;
  sizeMb: number;
}

/**
 * Opens the page /map in place of the drawn map (the children). Only that page may run another company's script. Before a click,
 * nothing loads.
 */
export function MapFrame({ address, children, ...offer }: MapFrameProps & { children?: ReactNode }) {
  const [phase, setPhase] = useState<Phase>('drawn');
  const button = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isOpen = phase === 'open';
  const isLoading = phase === 'loading';

  /** Shows the drawn map again. Focus inside the frame moves to the button. */
  const close = (next: Phase) => {
    if (document.activeElement === frame.current) button.current?.focus({ preventScroll: true });
    setPhase(next);
  };
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setPhase(nameFailure()), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isLoading]);

  const readPhase = (map: HTMLElement) => {
    const { phase: next = '' } = map.dataset;
    if (FAILURES.includes(next)) close(next as Phase);
    if (next !== 'open') return;
    // The frame must be visible before it can have the focus. If the visitor has moved the focus meanwhile, the focus stays.
    flushSync(() => setPhase('open'));
    if (document.activeElement === button.current || document.activeElement === document.body)
      frame.current?.focus({ preventScroll: true });
  };
  const watch = () => {
    const map = frame.current?.contentDocument?.querySelector<HTMLElement>('.map');
    // Something else answers at this address, such as the page that the service worker shows without a connection.
    if (!map) return close(nameFailure());
    new MutationObserver(() => readPhase(map)).observe(map, { attributeFilter: ['data-phase'] });
    readPhase(map);
  };

  return (
    <MapView
      phase={phase}
      canvas={
        (isOpen || isLoading) && (
          <iframe ref={frame} className="map-canvas" src={address} title={mapWords.name} onLoad={watch} />
        )
      }
      button={button}
      onClick={() => (isOpen ? close('drawn') : setPhase('loading'))}
      {...offer}
    >
      {children}
    </MapView>
  );
}
