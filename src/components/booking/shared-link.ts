import { translatedNameOf, listBoxes, listTicked, tickOnly } from '#islands/picker/ticks.ts';
import { fill, plural } from '#lib/placeholders.ts';
import { makeElement } from '#lib/page/make-element.ts';
import { readSharedSelection } from '#lib/booking/selection.ts';
import { datesWords, sharedLinkWords } from '#words';

const idsOf = (boxes: readonly HTMLInputElement[]) => boxes.map(({ id }) => id);
const namesOf = (boxes: readonly HTMLInputElement[]) =>
  boxes.map((box) => translatedNameOf(box) ?? box.name).join(', ');

function describeMissing(unknown: number, known: number): string {
  if (known === 0) return sharedLinkWords.nothing;
  return unknown > 0 ? plural(sharedLinkWords.missing, unknown, datesWords.locale) : '';
}

const removeNotice = () => document.getElementById('shared')?.remove();

/** Puts a text with buttons at the top of the page, and moves the focus there so that screen readers read it. */
function showNotice(text: string, answers: readonly HTMLElement[] = []): void {
  removeNotice();
  const place = makeElement(
    'div',
    {
      ...{ id: 'shared', class: 'callout no-print stack', 'data-gap': 'small' },
      ...{ role: 'group', 'aria-label': sharedLinkWords.name, tabindex: '-1' },
    },
    makeElement('p', {}, text),
    ...(answers.length > 0 ? [makeElement('p', { class: 'cluster' }, ...answers)] : []),
  );
  document.querySelector('main')?.prepend(place);
  place.focus();
}

/** Asks whether to add the link's selection to what is ticked, or to replace it. */
function ask(text: string, ids: readonly string[]): void {
  const answer = (label: string, choose: () => void) => {
    const button = makeElement('button', { type: 'button', class: 'button', 'data-look': 'quiet' }, label);
    button.onclick = () => {
      choose();
      showNotice(fill(sharedLinkWords.now, { names: namesOf(listTicked()) }));
      // The next tick makes this list of names out of date.
      addEventListener('change', removeNotice, { once: true });
    };
    return button;
  };
  showNotice(text, [
    answer(sharedLinkWords.add, () => tickOnly([...ids, ...idsOf(listTicked())])),
    answer(sharedLinkWords.replace, () => tickOnly(ids)),
    answer(sharedLinkWords.keep, () => undefined),
  ]);
}

/** Ticks the options of a shared link and removes them from the address. If other tests are ticked already, the visitor decides. */
export function openSharedLink(): void {
  const shared = readSharedSelection(idsOf(listBoxes()), location.hash);
  if (!shared) return;
  // The whole address: "//lab-services" alone would be another host.
  history.replaceState(history.state, '', location.href.split('#')[0]);

  const { ids, unknown } = shared;
  const own = listTicked();
  const found = listBoxes().filter(({ id }) => ids.includes(id));
  const available = found.filter(({ disabled }) => !disabled);
  const unavailable = namesOf(found.filter(({ disabled }) => disabled));
  const isOther = available.length !== own.length || available.some(({ checked }) => !checked);
  const text = [
    describeMissing(unknown, ids.length),
    unavailable && fill(sharedLinkWords.unavailable, { names: unavailable }),
  ]
    .filter(Boolean)
    .join(' ');
  if (available.length === 0) return showNotice(text);
  if (own.length > 0 && isOther)
    return ask(
      `${text} ${fill(sharedLinkWords.asks, { names: namesOf(available), own: namesOf(own) })}`,
      ids,
    );
  tickOnly(ids);
  if (text) showNotice(`${text} ${sharedLinkWords.rest}`);
  else removeNotice();
}
