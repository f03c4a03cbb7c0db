/*
 * Makes booking work without the picker's code, which may arrive late or never. The ticks survive a reload, and messages contain
 * the chosen names and the total.
 */
import { findPart } from '#lib/page/find-part.ts';
import { findList, listTicked, tickOnly } from '#islands/picker/ticks.ts';
import { watchIdle } from '#lib/idle.ts';
import {
  CANCELLED_KEY,
  readStampedSelection,
  selectionKey,
  stampSelection,
  withTabStorage,
} from '#lib/booking/selection.ts';
import { goToChoose, goToSchedule, readHistoryState, showStep } from './step.ts';
import { rules } from './read-lines.ts';
import { askToChoose, showSelection } from './show-selection.ts';

const serviceOf = (list: HTMLFormElement) => list.dataset['service'] ?? '';

/**
 * `chosen` is the ids of the ticked options, joined by dots. The history entry keeps them only if the tab's storage fails, because
 * the button CANCEL cannot clear earlier history entries.
 */
function saveSelection(service: string, chosen: string): void {
  const stamped = stampSelection(chosen);
  withTabStorage(
    (tab) => tab.setItem(selectionKey(service), stamped),
    () => history.replaceState({ ...readHistoryState(), chosen: stamped }, ''),
  );
}

const readStored = (service: string) =>
  withTabStorage((tab) => tab.getItem(selectionKey(service))) ?? readHistoryState().chosen;
const readSavedSelection = (service: string) => readStampedSelection(readStored(service));

/**
 * Saves at once. On a slow phone a visitor's tick shows first, and then the total. After a change by a script, such as at the start of
 * the page, all shows at once, because step 2 says that the messages contain the selection.
 */
function saveAndShow({ isTrusted, type }: Event): void {
  const list = findList();
  if (!list) return;
  saveSelection(serviceOf(list), rules.listChosenIds().join('.'));
  const show = () => {
    showSelection(list);
    // A change stays in its step: somebody who clears the selection in step 2 may restore it there (show-details.ts).
    if (type === 'popstate') showStep();
  };
  if (isTrusted) requestAnimationFrame(() => setTimeout(show));
  else show();
}

function loadSharedLink(): void {
  if (!location.hash.startsWith('#chosen=')) return;
  // If shared-link.js does not load, the page opens without the shared options.
  import('/scripts/shared-link.js').then(
    ({ openSharedLink }) => openSharedLink(),
    () => undefined,
  );
}

/** Runs little code if there is nothing to restore, because phones are slow. */
export function restoreSelection(): void {
  const list = findList();
  if (!list) return;
  const service = serviceOf(list);
  findPart('main').dataset['chosen'] = 'no';
  // What was chosen earlier in this tab, and what was ticked before this script ran. Also without either, this ends a selection of more
  // than 30 minutes ago.
  if (readStored(service) || listTicked()[0])
    tickOnly(readSavedSelection(service).split('.').concat(rules.listChosenIds()));
  loadSharedLink();
  showStep();
}

addEventListener('change', saveAndShow);
// Without storage, the history entry may hold an older selection, so saveAndShow also writes the current ticks into the entry.
onpopstate = saveAndShow;
addEventListener('reset', () => tickOnly([]));
addEventListener('click', (event) => {
  const list = findList();
  // A translator puts elements into links, so the target may be in the link. The cast is safe: clicks happen on elements.
  const target = event.target as Element;
  const link = target.closest('a');
  // The link to another language keeps `?step=schedule`, so that its page shows the same step.
  if (link?.lang) link.search = location.search;
  // A tick is two clicks, on the label and on its box, and a `change`, which saves.
  if (!list || target.closest('label')) return;
  const chosen = rules.listChosenIds().join('.');
  // Reading how to prepare is use too, so that the selection stays.
  if (chosen) saveSelection(serviceOf(list), chosen);
  if (link?.matches('.picker-next, .picker-back')) {
    event.preventDefault();
    if (link.matches('.picker-back')) goToChoose();
    else if (chosen) goToSchedule();
    else askToChoose();
  }
  if (link?.matches('.picker-cancel')) {
    if (chosen) withTabStorage((tab) => tab.setItem(CANCELLED_KEY, `${serviceOf(list)}:${chosen}`));
    tickOnly([]);
  }
});
watchIdle(() => {
  const list = findList();
  if (!list || rules.listChosenIds().length === 0 || readSavedSelection(serviceOf(list))) return;
  tickOnly([]);
  showStep();
});
onhashchange = loadSharedLink;
// A visitor who opens a price list no longer needs the offer to restore the cancelled selection.
addEventListener('pageshow', () => withTabStorage((tab) => tab.removeItem(CANCELLED_KEY)));

restoreSelection();
