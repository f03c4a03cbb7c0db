import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { DEFAULT_VIEW } from '#lib/map/interactive-map.ts';
import type { Place } from '#lib/map/places.ts';
import type { InteractiveMapProps } from './InteractiveMap.tsx';

type Phase = 'drawn' | 'loading' | 'open' | 'failed' | 'refused' | 'offline';

type MapWindow = { gm_authFailure?: () => void };

/**
 * Opens and closes the interactive map in `box`. Whatever goes wrong leads back to the drawn one, and whoever was in the
 * interactive map with the keyboard back to the `button` that opens it.
 */
export function useInteractiveMap(
  box: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  { view = DEFAULT_VIEW, ...shown }: InteractiveMapProps,
) {
  const [phase, setPhase] = useState<Phase>('drawn');
  const [selected, setSelected] = useState<Place | null>(null);
  const takeAway = useRef<(() => void) | null>(null);
  // Counts the attempts: an answer to one that was given up changes nothing.
  const attempt = useRef(0);

  const leave = useCallback(
    (next: Phase) => {
      attempt.current += 1;
      if (box.current?.contains(document.activeElement)) button.current?.focus({ preventScroll: true });
      takeAway.current?.();
      takeAway.current = null;
      setSelected(null);
      setPhase(next);
    },
    [box, button],
  );
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

  return { phase, selected, open, close: () => leave('drawn') };
}
