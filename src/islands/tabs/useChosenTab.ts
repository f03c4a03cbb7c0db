import { useEffect, useLayoutEffect, useState } from 'react';

/**
 * Which tab is chosen, kept in the address as its fragment (/who-we-are#medical), so that Back, reload and links work.
 * No fragment means the first tab; a fragment that names something else on the page changes nothing.
 */
export function useChosenTab(ids: readonly string[]) {
  const [chosen, setChosen] = useState(ids[0] ?? '');
  const [isLive, setIsLive] = useState(false);

  const sync = () => {
    const id = location.hash.slice(1);
    if (id === '' || ids.includes(id)) setChosen(id || (ids[0] ?? ''));
  };

  // Before the first paint of the live tabs, so that they show what the address already showed.
  useLayoutEffect(() => {
    sync();
    setIsLive(true);
    // Runs once: the tabs of a page never change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    addEventListener('hashchange', sync);
    return () => removeEventListener('hashchange', sync);
  });

  /** A press is a step that Back undoes; walking along the tabs with the arrow keys is not. */
  const choose = (id: string, way: 'press' | 'walk') => {
    if (id === chosen) return;
    setChosen(id);
    history[way === 'press' ? 'pushState' : 'replaceState'](history.state, '', `#${id}`);
  };

  return { chosen, isLive, choose };
}
