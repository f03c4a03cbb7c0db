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
    const ticked = [...(root.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [])].map(
      ({ id }) => id,
    );
    const kept = new Set([...(shared ? shared.ids : readStoredSelection(service.id)), ...ticked]);
    const known = optionsOf(service).filter(({ id }) => kept.has(id));
    setSelection(new Set(known.map(({ id }) => id)));
    setUnknown(shared?.unknown ?? 0);
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
