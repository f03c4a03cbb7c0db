import { useLayoutEffect, useState, type RefObject } from 'react';
import { toggleOption, type Selection } from '#lib/selection.ts';
import { optionsOf, type Service } from '#lib/service.ts';
import { readSharedSelection } from '#lib/shared-selection.ts';
import { readStoredSelection, storeSelection } from './stored-selection.ts';

/**
 * The selection of a service. On the first run in the browser it is read from a shared link, else from what the
 * visitor ticked before the code arrived together with what the tab has kept.
 * `isLive` is false on the server and until then; `unknown` counts names in a shared link that do not exist.
 */
export function useSelection(service: Service, root: RefObject<HTMLElement | null>) {
  const [selection, setSelection] = useState<Selection>(new Set());
  const [isLive, setIsLive] = useState(false);
  const [unknown, setUnknown] = useState(0);

  useLayoutEffect(() => {
    const shared = readSharedSelection(service, location.hash);
    if (shared) history.replaceState(history.state, '', location.pathname + location.search);
    const boxes = [...(root.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [])];
    // Where the page's own small script has ticked again what was kept, the boxes alone tell.
    const isRestored = document.documentElement.dataset['restored'] !== undefined;
    const kept = shared?.ids ?? (isRestored ? [] : readStoredSelection(service.id));
    const asked = new Set([...kept, ...boxes.map(({ id }) => id)]);
    const known = optionsOf(service).flatMap(({ id }) => (asked.has(id) ? [id] : []));
    setSelection(new Set(known));
    if (shared || known.length > 0) storeSelection(service.id, known);
    if (shared) setUnknown(shared.unknown);
    setIsLive(true);
    // Runs once: the service of a page never changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const toggle = (id: string) => {
    const next = toggleOption(selection, id);
    setSelection(next);
    storeSelection(service.id, next);
  };

  return { selection, toggle, isLive, unknown };
}
