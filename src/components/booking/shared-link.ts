import {
  translatedNameOf,
  listBoxes,
  listChosenIds,
  listTicked,
  testIdsOf,
  tickOnly,
} from '#islands/picker/ticks.ts';
import { fill, plural } from '#lib/placeholders.ts';
import { makeElement } from '#lib/page/make-element.ts';
import { readSharedSelection } from '#lib/booking/selection.ts';
import { datesWords, sharedLinkWords } from '#words';

const idsOf = (boxes: readonly HTMLInputElement[]) => boxes.map(({ id }) => id);
const namesOf = (boxes: readonly HTMLInputElement[]) =>
  boxes.map((box) => translatedNameOf(box) ?? box.name).join(', ');
/** A set for two people has the tests of one person, so it is named itself. */
const namesOfIds = (ids: readonly string[]) =>
  namesOf(listBoxes().filter(({ id, disabled }) => ids.includes(id) && !disabled));

function describeMissing(unknownCount: number, knownCount: number): string {
  if (knownCount === 0) return sharedLinkWords.nothing;
  return unknownCount > 0 ? plural(sharedLinkWords.missing, unknownCount, datesWords.locale) : '';
}

const removeNotice = () => document.getElementById('shared')?.remove();

/** Moves the focus to the notice, so that screen readers read the text. */
function showNotice(text: string, buttons: readonly HTMLElement[] = []): void {
  removeNotice();
  const notice = makeElement(
    'div',
    {
      id: 'shared',
      class: 'callout no-print stack',
      'data-gap': 'small',
      role: 'group',
      'aria-label': sharedLinkWords.name,
      tabindex: '-1',
    },
    makeElement('p', {}, text),
    ...(buttons.length > 0 ? [makeElement('p', { class: 'cluster' }, ...buttons)] : []),
  );
  document.querySelector('main')?.prepend(notice);
  notice.focus();
}

function askAddOrReplace(text: string, ids: readonly string[]): void {
  const makeAnswer = (label: string, changeTicks: () => void) => {
    const button = makeElement('button', { type: 'button', class: 'button', 'data-look': 'quiet' }, label);
    button.onclick = () => {
      changeTicks();
      showNotice(fill(sharedLinkWords.now, { names: namesOfIds(listChosenIds()) }));
      // When the visitor ticks or unticks something, the names in the notice are out of date.
      addEventListener('change', removeNotice, { once: true });
    };
    return button;
  };
  showNotice(text, [
    makeAnswer(sharedLinkWords.add, () => tickOnly([...ids, ...listChosenIds()])),
    makeAnswer(sharedLinkWords.replace, () => {
      // First nothing, so that follow-sets.ts forgets what the visitor had ticked.
      tickOnly([]);
      tickOnly(ids);
    }),
    makeAnswer(sharedLinkWords.keep, () => undefined),
  ]);
}

/** Ticks the options of a shared link and removes its fragment. If other options are ticked, the visitor decides. */
export function openSharedLink(): void {
  const shared = readSharedSelection(idsOf(listBoxes()), location.hash);
  if (!shared) return;
  // The whole address, since a browser reads a path such as "//lab-services" as a host.
  history.replaceState(history.state, '', location.href.split('#')[0]);

  const { ids, unknown: unknownCount } = shared;
  const ticked = listTicked();
  // A link may name sets. A set stands for its tests.
  const testIds = listBoxes().flatMap((box) => (ids.includes(box.id) ? (testIdsOf(box) ?? [box.id]) : []));
  const sharedBoxes = listBoxes().filter(({ id }) => testIds.includes(id));
  const available = sharedBoxes.filter(({ disabled }) => !disabled);
  const unavailableNames = namesOf(sharedBoxes.filter(({ disabled }) => disabled));
  // A set for two people has the tests of one person, so the sets count too.
  const chosenIds = listChosenIds();
  const isDifferent =
    available.length !== ticked.length ||
    available.some(({ checked }) => !checked) ||
    listBoxes().some(({ id, dataset }) => dataset['people'] && ids.includes(id) !== chosenIds.includes(id));
  const warning = [
    describeMissing(unknownCount, ids.length),
    unavailableNames && fill(sharedLinkWords.unavailable, { names: unavailableNames }),
  ]
    .filter(Boolean)
    .join(' ');
  if (available.length === 0) return showNotice(warning);
  if (ticked.length > 0 && isDifferent)
    return askAddOrReplace(
      `${warning} ${fill(sharedLinkWords.asks, { names: namesOfIds(ids), own: namesOfIds(chosenIds) })}`,
      ids,
    );
  tickOnly(ids);
  if (warning) showNotice(`${warning} ${sharedLinkWords.rest}`);
  // A notice about an earlier link is out of date.
  else removeNotice();
}
