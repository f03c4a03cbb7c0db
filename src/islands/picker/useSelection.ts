import { useLayoutEffect, useState, type RefObject } from 'react';
import { CHOOSE_ID } from './useStep.ts';
import { readOption, tickedIn, type ShownOption } from './ticks.ts';

/** The price list of the page within an element. */
export const findList = (root: Element | null) => root?.querySelector<HTMLFormElement>(`#${CHOOSE_ID}`);

/**
 * What is ticked in the price list, in its order, before the code arrived too. `isLive` is false on the server and until the list
 * has been read.
 */
export function useSelection(root: RefObject<HTMLElement | null>) {
  const [chosen, setChosen] = useState<ShownOption[]>([]);
  const [isLive, setIsLive] = useState(false);

  useLayoutEffect(() => {
    const list = findList(root.current);
    if (!list) return;
    const read = () => setChosen(tickedIn(list).map(readOption));
    // This event comes before the boxes are emptied.
    const empty = () => setChosen([]);
    read();
    setIsLive(true);
    list.addEventListener('change', read);
    list.addEventListener('reset', empty);
    return () => {
      list.removeEventListener('change', read);
      list.removeEventListener('reset', empty);
    };
  }, [root]);

  return { chosen, isLive };
}
