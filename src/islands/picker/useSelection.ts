import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Selection } from '#lib/selection.ts';
import { tickedIn } from './ticks.ts';

/**
 * What is ticked in the price list, before the code arrived too. `isLive` is false on the server and until the list has been read.
 */
export function useSelection(list: RefObject<HTMLFormElement | null>) {
  const [selection, setSelection] = useState<Selection>(new Set());
  const [isLive, setIsLive] = useState(false);

  useLayoutEffect(() => {
    const form = list.current;
    if (!form) return;
    const read = () => setSelection(new Set(tickedIn(form).map(({ id }) => id)));
    // This event comes before the boxes are emptied.
    const empty = () => setSelection(new Set());
    read();
    setIsLive(true);
    form.addEventListener('change', read);
    form.addEventListener('reset', empty);
    return () => {
      form.removeEventListener('change', read);
      form.removeEventListener('reset', empty);
    };
  }, [list]);

  return { selection, isLive };
}
