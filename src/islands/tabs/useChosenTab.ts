import { useLayoutEffect, useState, type RefObject } from 'react';
import { tabOfAddress } from '#lib/page/tab-of-address.ts';

/** Which tab is chosen, kept in the address (/who-we-are#medical), so that Back, reload and links work. */
export function useChosenTab(ids: readonly string[]) {
  const [chosen, setChosen] = useState(ids[0]);

  // Before the first paint of the live tabs, so that they show what the address already showed.
  useLayoutEffect(() => {
    const sync = () => setChosen((shown) => tabOfAddress(ids, shown));
    sync();
    addEventListener('hashchange', sync);
    return () => removeEventListener('hashchange', sync);
  }, [ids]);

  /** A press is a step that Back undoes; walking along the tabs with the arrow keys is not. */
  const choose = (id: string, way: 'press' | 'walk') => {
    if (id === chosen) return;
    setChosen(id);
    history[way === 'press' ? 'pushState' : 'replaceState'](history.state, '', `#${id}`);
  };

  return { chosen, choose };
}

export const tabIdOf = (id: string) => `tab-${id}`;

/**
 * Makes the elements with the tabs' ids their panels. They are HTML of the page, which React does not own: it would
 * otherwise have to carry every word of them a second time.
 */
export function usePanels(
  host: RefObject<HTMLElement | null>,
  ids: readonly string[],
  chosen: string | undefined,
  isHydrated: boolean,
) {
  useLayoutEffect(() => {
    if (!isHydrated) return;
    for (const id of ids) {
      const panel = host.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
      if (!panel) continue;
      panel.role = 'tabpanel';
      panel.tabIndex = 0;
      panel.setAttribute('aria-labelledby', tabIdOf(id));
      panel.toggleAttribute('data-chosen', id === chosen);
    }
  }, [host, ids, chosen, isHydrated]);
}

/**
 * The position a key leads to from `index` in a list of `count` tabs, round at the ends (ARIA practices, tabs);
 * undefined for any other key. Up and down belong to the page unless the tabs stand in a column.
 */
export function nextTab(key: string, index: number, count: number, isColumn: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight' || (isColumn && key === 'ArrowDown')) return (index + 1) % count;
  if (key === 'ArrowLeft' || (isColumn && key === 'ArrowUp')) return (index + count - 1) % count;
  return undefined;
}
