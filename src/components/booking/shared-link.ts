import { listBoxes, listTicked, tick } from '#islands/picker/ticks.ts';
import { fill, plural } from '#lib/fill.ts';
import { makeElement } from '#lib/make-element.ts';
import { readSharedSelection } from '#lib/selection.ts';
import { datesWords, sharedLinkWords } from '#lib/words.ts';

const idsOf = (boxes: readonly HTMLInputElement[]) => boxes.map(({ id }) => id);
const namesOf = (boxes: readonly HTMLInputElement[]) => boxes.map(({ name }) => name).join(', ');

function describeMissing(unknown: number, known: number): string {
  if (known === 0) return sharedLinkWords.nothing;
  return unknown > 0 ? plural(sharedLinkWords.missing, unknown, datesWords.locale) : '';
}

const removeNotice = () => document.getElementById('shared')?.remove();

/** Says it before the page's own words, where the focus then is, with the buttons to answer it. */
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

/** Asks whether what the link chooses comes beside what is ticked, or in its place. */
function ask(text: string, ids: readonly string[]): void {
  const answer = (label: string, choose: () => void) => {
    const button = makeElement('button', { type: 'button', class: 'button', 'data-look': 'quiet' }, label);
    button.onclick = () => {
      choose();
      showNotice(fill(sharedLinkWords.now, { names: namesOf(listTicked()) }));
      // It would be wrong from the next tick on.
      addEventListener('change', removeNotice, { once: true });
    };
    return button;
  };
  showNotice(text, [
    answer(sharedLinkWords.add, () => tick([...ids, ...idsOf(listTicked())])),
    answer(sharedLinkWords.replace, () => tick(ids)),
    answer(sharedLinkWords.keep, () => undefined),
  ]);
}

/**
 * Ticks what a shared link carries, and takes it out of the address. Where it meets another selection the visitor is asked:
 * nothing of theirs goes without a word.
 */
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
  tick(ids);
  if (text) showNotice(`${text} ${sharedLinkWords.rest}`);
  else removeNotice();
}
