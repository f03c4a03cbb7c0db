/*
 * What a price list can do with any script at all, before the picker's code and where that never comes: ticks outlive a reload,
 * messages carry the names and the total, CANCEL leaves nothing behind. What a shared link needs comes when one is opened.
 */
import { findList, tick, tickedIn } from '#islands/picker/ticks.ts';
import { CANCELLED, inTab, keyOf } from '#lib/selection.ts';
import { tellMissing, tellSelection } from './tell-selection.ts';

const idsIn = (list: HTMLFormElement) => tickedIn(list).map(({ id }) => id);
const serviceOf = (list: HTMLFormElement) => list.dataset['service'] ?? '';

/** An entry of the tab's history cannot be cleared from another one, so it holds a selection only where the storage does not. */
function keep(service: string, chosen: string): void {
  inTab(
    (tab) => tab.setItem(keyOf(service), chosen),
    () => history.replaceState({ ...(history.state as object | null), chosen }, ''),
  );
}

function readKept(service: string): string | undefined {
  const { state } = history as { state: { chosen?: string } | null };
  return inTab((tab) => tab.getItem(keyOf(service))) ?? state?.chosen;
}

function follow(): void {
  const list = findList();
  if (!list) return;
  keep(serviceOf(list), idsIn(list).join('.'));
  tellSelection(list);
}

function meetSharedLink(): void {
  if (!location.hash.startsWith('#chosen=')) return;
  import('/scripts/shared-link.js').then(
    ({ meetSharedLink }) => meetSharedLink(findList()),
    () => undefined,
  );
}

/** Ticks again what was chosen in this tab, beside what has been ticked since, and shows step 2 again: never without a selection. */
export function openList(list: HTMLFormElement): void {
  const kept = readKept(serviceOf(list));
  if (kept) tick(list, [...kept.split('.'), ...idsIn(list)]);
  meetSharedLink();
  if (location.search !== '?step=schedule') return;
  const { state } = history;
  if (idsIn(list).length > 0) location.replace('#find-an-appointment');
  history.replaceState(state, '', location.hash ? null : location.href.split('?')[0]);
}

addEventListener('change', follow);
// Where the entries hold the selection, one of before learns what has been cleared since.
addEventListener('popstate', follow);
addEventListener(
  'reset',
  () => {
    // The button goes away with the selection; the boxes are emptied after this event.
    document.getElementById('selected-services')?.focus();
    setTimeout(follow);
  },
  true,
);
addEventListener('click', (event) => {
  const list = findList();
  const target = event.target as Element;
  if (!list) return;
  const ids = idsIn(list).join('.');
  if (!ids && target.matches('.picker-next')) {
    event.preventDefault();
    tellMissing(list);
  }
  if (target.matches('.picker-share'))
    import('/scripts/share-selection.js').then(
      ({ shareSelection }) => shareSelection(target),
      () => undefined,
    );
  if (!target.matches('.picker-cancel')) return;
  inTab((tab) => ids && tab.setItem(CANCELLED, `${serviceOf(list)}:${ids}`));
  tick(list, []);
});
addEventListener('hashchange', meetSharedLink);
// Back to this page, nothing waits to be restored any more.
addEventListener('pageshow', () => inTab((tab) => tab.removeItem(CANCELLED)));

const list = findList();
if (list) openList(list);
