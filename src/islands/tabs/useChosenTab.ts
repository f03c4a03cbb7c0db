import { useLayoutEffect, useState, type RefObject } from 'react';
import { tabOfAddress } from '#lib/page/tab-of-address.ts';

/** The address holds the chosen tab (/who-we-are#medical), so that Back, reload and links work. */
export function useChosenTab(ids: readonly string[]) {
  const [chosen, setChosen] = useState(ids[0]);

  // Before hydration, CSS shows the panel that the URL names. A layout effect runs before the next paint, so this panel stays.
  useLayoutEffect(() => {
    const readAddress = () => setChosen((shown) => tabOfAddress(ids, shown));
    readAddress();
    addEventListener('hashchange', readAddress);
    return () => removeEventListener('hashchange', readAddress);
  }, [ids]);

  /** Back undoes a click, but not a move by keys. */
  const choose = (id: string, by: 'click' | 'keys') => {
    if (id === chosen) return;
    setChosen(id);
    if (by === 'click') history.pushState(history.state, '', `#${id}`);
    else history.replaceState(history.state, '', `#${id}`);
  };

  return { chosen, choose };
}

export const tabIdOf = (panelId: string) => `tab-${panelId}`;

/** Sets attributes of the panels, which Astro renders: if React did, the page would contain their text twice (HTML and props). */
export function useTabPanels(
  container: RefObject<HTMLElement | null>,
  ids: readonly string[],
  chosen: string | undefined,
  isHydrated: boolean,
) {
  useLayoutEffect(() => {
    if (!isHydrated) return;
    for (const id of ids) {
      const panel = container.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
      if (!panel) continue;
      panel.setAttribute('role', 'tabpanel');
      panel.tabIndex = 0;
      panel.setAttribute('aria-labelledby', tabIdOf(id));
      panel.toggleAttribute('data-chosen', id === chosen);
    }
  }, [container, ids, chosen, isHydrated]);
}

/** The index that a key moves to (ARIA practices, tabs); undefined for other keys. In a row, up and down scroll the page. */
export function nextTabIndex(
  key: string,
  index: number,
  count: number,
  isColumn: boolean,
): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowRight' || (isColumn && key === 'ArrowDown')) return (index + 1) % count;
  if (key === 'ArrowLeft' || (isColumn && key === 'ArrowUp')) return (index + count - 1) % count;
  return undefined;
}
