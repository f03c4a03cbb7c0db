import { listTicked, rowOf } from '#islands/picker/ticks.ts';
import { makeElement } from '#lib/make-element.ts';
import { withText } from '#lib/message-links.ts';
import { formatCedis, totalOf } from '#lib/money.ts';
import { bookingMessage, nameInCalendar, type MessageWords } from '#lib/selection.ts';

const all = <Part extends HTMLElement = HTMLElement>(selector: string) =>
  Array.from(document.querySelectorAll<Part>(selector));

/** What the page says of the option of a box: `price` is in pesewas, `prepare` as in messages, `before` as a patient reads it. */
function readOption(box: HTMLInputElement) {
  const said = rowOf(box)?.querySelector<HTMLElement>('[data-prepare]');
  return {
    name: box.name,
    price: Number(box.dataset['price']),
    prepare: said?.dataset['prepare'] ?? '',
    before: said?.textContent ?? '',
  };
}

type Shown = ReturnType<typeof readOption>;

function tell(what: string, text: string): void {
  for (const place of all(`[data-told=${what}]`)) place.textContent = text;
}

/** Lists what is chosen in the place of what stands there, each with a text behind its name, which is English in every language. */
function tellList(place: string, chosen: readonly Shown[], textOf: (option: Shown) => string): void {
  for (const list of all(place)) {
    list.textContent = '';
    list.dataset['told'] = '';
    const items = chosen.map((option) =>
      makeElement('li', {}, makeElement('span', { lang: 'en' }, option.name), textOf(option)),
    );
    list.append(...items);
  }
}

/**
 * Writes what is ticked wherever the page tells it (Summary.tsx, ByMessage.tsx): the names, what to do before, the messages. The prices are
 * added up here, and nowhere else but in the styles of pages without script (priceListCss).
 */
export function tellSelection(priceList: HTMLFormElement): void {
  const chosen = listTicked().map(readOption);
  const names = chosen.map(({ name }) => name);
  tell('total', formatCedis(totalOf(chosen)));
  tell('count', `${chosen.length}`);
  tell('names', names.join(', '));
  tell('missing', '');
  tellList('.picker-names', chosen, ({ price }) => ` ${formatCedis(price)}`);
  tellList('.picker-before', chosen, ({ before }) => `: ${before}`);
  const text = bookingMessage(priceList.dataset as unknown as MessageWords, chosen);
  for (const link of all<HTMLAnchorElement>('.picker-ways a:not([href^=tel])'))
    link.href = withText(link.href, text);
  for (const link of all<HTMLAnchorElement>('.picker-schedule .frame-place a'))
    link.href = nameInCalendar(link.href, names);
}

/** Says what is missing before NEXT leads on, until something is chosen. */
export function tellMissing(priceList: HTMLFormElement): void {
  tell('missing', priceList.dataset['empty'] ?? '');
  all('[data-told=missing]')[0]?.focus();
}
