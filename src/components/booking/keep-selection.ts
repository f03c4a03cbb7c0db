/*
 * What a price list can do with any script at all, before the picker's code and where that never comes: ticks outlive a reload,
 * messages carry the names and the total, NEXT leads to step 2 and CANCEL leaves nothing behind. What shares a selection comes when
 * somebody shares one.
 */
import { findList, listTicked, tick } from '#islands/picker/ticks.ts';
import { CANCELLED, inTab, keyOf } from '#lib/booking/selection.ts';
import { goToChoose, goToSchedule, showStep } from './step.ts';
import { tellMissing, tellSelection } from './tell-selection.ts';

const listIds = () => listTicked().map(({ id }) => id);
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

function update(): void {
  const list = findList();
  if (!list) return;
  keep(serviceOf(list), listIds().join('.'));
  tellSelection(list);
  showStep();
}

function meetSharedLink(): void {
  if (!location.hash.startsWith('#chosen=')) return;
  import('/scripts/shared-link.js').then(
    ({ meetSharedLink }) => meetSharedLink(),
    () => undefined,
  );
}

/** Ticks again what was chosen in this tab, beside what has been ticked since. */
export function openList(): void {
  const list = findList();
  if (!list) return;
  const kept = readKept(serviceOf(list));
  if (kept) tick([...kept.split('.'), ...listIds()]);
  meetSharedLink();
  showStep();
}

addEventListener('change', update);
// Where the entries hold the selection, one of before learns what has been cleared since.
addEventListener('popstate', update);
addEventListener(
  'reset',
  () => {
    // The button goes away with the selection.
    (document.getElementById('selected-services') as HTMLElement).focus();
    tick([]);
  },
  true,
);
addEventListener('click', (event) => {
  const list = findList();
  const target = event.target as Element;
  if (!list) return;
  const ids = listIds().join('.');
  if (target.matches('.picker-next, .picker-back')) {
    event.preventDefault();
    if (target.matches('.picker-back')) goToChoose();
    else if (ids) goToSchedule();
    else tellMissing();
  }
  if (target.matches('.picker-share'))
    import('/scripts/share-selection.js')
      .then(({ shareSelection }) => shareSelection(target))
      .catch(() => undefined);
  if (!target.matches('.picker-cancel')) return;
  inTab((tab) => ids && tab.setItem(CANCELLED, `${serviceOf(list)}:${ids}`));
  tick([]);
});
addEventListener('hashchange', meetSharedLink);
// Back to this page, nothing waits to be restored any more.
addEventListener('pageshow', () => inTab((tab) => tab.removeItem(CANCELLED)));

openList();
