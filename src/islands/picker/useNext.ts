import { useEffect, useRef, useState } from 'react';

/**
 * NEXT leads on with a selection; without one it says what is missing, until something is chosen. `isEarly`: it was pressed
 * before the code arrived.
 */
export function useNext(isEmpty: boolean, isEarly: boolean, goOn: () => void) {
  const [presses, setPresses] = useState(0);
  const alert = useRef<HTMLDivElement>(null);
  if (!isEmpty && presses > 0) setPresses(0);

  useEffect(() => {
    if (isEarly) setPresses(1);
  }, [isEarly]);
  useEffect(() => {
    if (presses > 0) alert.current?.focus();
  }, [presses]);

  const next = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (isEmpty) setPresses(presses + 1);
    else goOn();
  };
  return { next, alert, isMissing: presses > 0 };
}
