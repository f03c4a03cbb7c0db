import { useLayoutEffect, type RefObject } from 'react';

export const tabIdOf = (id: string) => `tab-${id}`;

/**
 * Makes the elements with the tabs' ids their panels. They are HTML of the page, which React does not own: it would
 * otherwise have to carry every word of them a second time.
 */
export function usePanels(
  host: RefObject<HTMLElement | null>,
  ids: readonly string[],
  chosen: string,
  isLive: boolean,
) {
  useLayoutEffect(() => {
    if (!isLive) return;
    for (const id of ids) {
      const panel = host.current?.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
      if (!panel) continue;
      panel.role = 'tabpanel';
      panel.tabIndex = 0;
      panel.setAttribute('aria-labelledby', tabIdOf(id));
      panel.toggleAttribute('data-chosen', id === chosen);
    }
  }, [host, ids, chosen, isLive]);
}
