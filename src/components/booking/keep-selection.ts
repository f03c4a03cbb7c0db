/*
 * What a price list can do with any script at all, before the picker's code and where that never comes: ticks outlive a reload,
 * messages carry the names and the total, CANCEL leaves nothing behind. What a shared link needs comes when one is opened.
 */
import { tick, tickedIn } from '#islands/picker/ticks.ts';
import { keepCancelled, readSelection, storeSelection, takeCancelled } from './stored-selection.ts';
import { writeMessages } from './write-messages.ts';

const findList = () => document.querySelector<HTMLFormElement>('#choose');
const idsIn = (list: HTMLFormElement) => tickedIn(list).map(({ id }) => id);
const serviceOf = (list: HTMLFormElement) => list.dataset['service'] ?? '';

function follow(): void {
  const list = findList();
  if (!list) return;
  storeSelection(serviceOf(list), idsIn(list));
  writeMessages(list);
}

function cancel(list: HTMLFormElement): void {
  keepCancelled(serviceOf(list), idsIn(list));
  list.reset();
  follow();
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
  const kept = readSelection(serviceOf(list));
  if (kept.length > 0) tick(list, [...kept, ...idsIn(list)]);
  meetSharedLink();
  if (location.search !== '?step=schedule') return;
  const { state } = history;
  if (idsIn(list).length > 0) location.replace('#find-an-appointment');
  history.replaceState(state, '', location.hash ? null : location.href.split('?')[0]);
}

addEventListener('change', follow);
// The boxes are emptied after this event.
addEventListener('reset', () => setTimeout(follow));
addEventListener('click', ({ target }) => {
  const pressed = target as Element;
  const list = findList();
  if (list && pressed.matches('.picker-cancel')) cancel(list);
  // The button goes away with the selection.
  if (pressed.matches('.picker-clear *')) document.getElementById('selected-services')?.focus();
});
addEventListener('hashchange', meetSharedLink);
// Back to this page, nothing waits to be restored any more.
addEventListener('pageshow', takeCancelled);

const list = findList();
if (list) openList(list);
