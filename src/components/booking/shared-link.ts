import { listBoxes, listTicked, tick } from '#islands/picker/ticks.ts';
import { fill, plural } from '#lib/fill.ts';
import { readSharedSelection } from '#lib/selection.ts';
import { datesWords, sharedLinkWords } from '#lib/words.ts';

const idsOf = (boxes: readonly HTMLInputElement[]) => boxes.map(({ id }) => id);
const namesOf = (boxes: readonly HTMLInputElement[]) => boxes.map(({ name }) => name).join(', ');

function missing(unknown: number, known: number): string {
  if (known === 0) return sharedLinkWords.nothing;
  return unknown > 0 ? plural(sharedLinkWords.missing, unknown, datesWords.locale) : '';
}

const findPlace = () => document.getElementById('shared');
const unsay = () => findPlace()?.remove();

function makePlace(): HTMLElement {
  const place = document.createElement('div');
  place.id = 'shared';
  place.className = 'callout no-print stack';
  place.dataset['gap'] = 'small';
  place.setAttribute('role', 'group');
  place.setAttribute('aria-label', sharedLinkWords.name);
  place.tabIndex = -1;
  document.querySelector('main')?.prepend(place);
  return place;
}

/** Says it before the page's own words, where the focus then is, with the buttons to answer it. */
function say(text: string, answers: readonly HTMLElement[] = []): void {
  const place = findPlace() ?? makePlace();
  const words = document.createElement('p');
  words.textContent = text;
  const buttons = document.createElement('p');
  buttons.className = 'cluster';
  buttons.append(...answers);
  place.textContent = '';
  place.append(words, ...(answers.length > 0 ? [buttons] : []));
  place.focus();
}

function makeAnswer(label: string, onPress: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button';
  button.dataset['look'] = 'quiet';
  button.textContent = label;
  button.onclick = onPress;
  return button;
}

/** Asks whether what the link chooses comes beside what is ticked, or in its place. */
function ask(text: string, ids: readonly string[]): void {
  const answer = (label: string, choose: () => void) =>
    makeAnswer(label, () => {
      choose();
      say(fill(sharedLinkWords.now, { names: namesOf(listTicked()) }));
      // It would be wrong from the next tick on.
      addEventListener('change', unsay, { once: true });
    });
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
