import { boxesIn, tick, tickedIn } from '#islands/picker/ticks.ts';
import { readSharedSelection } from '#lib/shared-selection.ts';

const idsOf = (boxes: readonly HTMLInputElement[]) => boxes.map(({ id }) => id);
const namesOf = (boxes: readonly HTMLInputElement[]) => boxes.map(({ name }) => name).join(', ');

function missing(unknown: number, known: number): string {
  if (known === 0) return 'The link you opened names nothing that we have.';
  const services = unknown === 1 ? 'one service' : `${unknown} services`;
  return unknown > 0 ? `The link you opened named ${services} that we do not have.` : '';
}

/**
 * Ticks what a shared link carries, and takes it out of the address. Where it meets another selection the visitor is asked:
 * nothing of theirs goes without a word.
 */
export function meetSharedLink(list: HTMLFormElement | null): void {
  if (!list) return;
  const shared = readSharedSelection(idsOf(boxesIn(list)), location.hash);
  const place = document.querySelector<HTMLElement>('#shared');
  const [words, answers] = (place?.children ?? []) as Iterable<HTMLElement>;
  if (!shared || !place || !words || !answers) return;
  // The whole address: "//lab-services" alone would be another host.
  history.replaceState(history.state, '', location.href.split('#')[0]);

  const say = (text: string, asks: boolean) => {
    words.textContent = text;
    answers.hidden = !asks;
    place.hidden = text === '';
    place.focus();
  };
  const { ids, unknown } = shared;
  const own = tickedIn(list);
  const named = boxesIn(list).filter(({ id }) => ids.includes(id));
  const isOther = named.length !== own.length || named.some(({ checked }) => !checked);
  const text = missing(unknown, ids.length);
  if (ids.length === 0) return say(text, false);
  if (own.length > 0 && isOther) {
    say(`${text} The link you opened chooses: ${namesOf(named)}. You have chosen: ${namesOf(own)}.`, true);
  } else {
    tick(list, ids);
    say(text && `${text} The rest is selected.`, false);
  }
  answers.onclick = ({ target }) => {
    const answer = (target as HTMLElement).dataset['answer'];
    if (!answer) return;
    if (answer === 'add') tick(list, [...ids, ...idsOf(tickedIn(list))]);
    if (answer === 'replace') tick(list, ids);
    say(`Now chosen: ${namesOf(tickedIn(list))}.`, false);
    // It would be wrong from the next tick on.
    addEventListener('change', () => (place.hidden = true), { once: true });
  };
}
