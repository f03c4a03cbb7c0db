import { listBoxes, listTicked, tick } from '#islands/picker/ticks.ts';
import { fill, plural } from '#lib/placeholders.ts';
import { makeElement } from '#lib/page/make-element.ts';
import { readSharedSelection } from '#lib/booking/selection.ts';
import { datesWords, sharedLinkWords } from '#words';

const idsOf = (boxes: readonly HTMLInputElement[]) => boxes.map(({ id }) => id);
const namesOf = (boxes: readonly HTMLInputElement[]) => boxes.map(({ name }) => name).join(', ');

function missing(unknown: number, known: number): string {
  if (known === 0) return sharedLinkWords.nothing;
  return unknown > 0 ? plural(sharedLinkWords.missing, unknown, datesWords.locale) : '';
}

const unsay = () => document.getElementById('shared')?.remove();

/** Says it before the page's own words, where the focus then is, with the buttons to answer it. */
function say(text: string, answers: readonly HTMLElement[] = []): void {
  unsay();
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
      say(fill(sharedLinkWords.now, { names: namesOf(listTicked()) }));
      // It would be wrong from the next tick on.
      addEventListener('change', unsay, { once: true });
    };
    return button;
  };
  say(text, [
    answer(sharedLinkWords.add, () => tick([...ids, ...idsOf(listTicked())])),
    answer(sharedLinkWords.replace, () => tick(ids)),
    answer(sharedLinkWords.keep, () => undefined),
  ]);
}

/**
 * Ticks what a shared link carries, and takes it out of the address. Where it meets another selection the visitor is asked:
 * nothing of theirs goes without a word.
 */
export function meetSharedLink(): void {
  const shared = readSharedSelection(idsOf(listBoxes()), location.hash);
  if (!shared) return;
  // The whole address: "//lab-services" alone would be another host.
  history.replaceState(history.state, '', location.href.split('#')[0]);

  const { ids, unknown } = shared;
  const own = listTicked();
  const meant = listBoxes().filter(({ id }) => ids.includes(id));
  const named = meant.filter(({ disabled }) => !disabled);
  const lacking = namesOf(meant.filter(({ disabled }) => disabled));
  const isOther = named.length !== own.length || named.some(({ checked }) => !checked);
  const text = [
    missing(unknown, ids.length),
    lacking && fill(sharedLinkWords.unavailable, { names: lacking }),
  ]
    .filter(Boolean)
    .join(' ');
  if (named.length === 0) return say(text);
  if (own.length > 0 && isOther)
    return ask(`${text} ${fill(sharedLinkWords.asks, { names: namesOf(named), own: namesOf(own) })}`, ids);
  tick(ids);
  if (text) say(`${text} ${sharedLinkWords.rest}`);
  else unsay();
}
