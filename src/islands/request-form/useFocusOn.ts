import { useEffect, useRef } from 'react';

/** Moves the focus to an element when it appears and each time `occasion` becomes another one. */
export function useFocusOn<Target extends HTMLElement>(occasion: unknown) {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), [occasion]);
  return target;
}
