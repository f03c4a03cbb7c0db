import { findAll, listTicked, rowOf } from '#islands/picker/ticks.ts';
import { withText } from '#lib/contact/contact-methods.ts';
import { formatCedis, totalOf } from '#lib/booking/money.ts';
import { bookingMessage, type MessageWords, nameInCalendar } from '#lib/booking/selection.ts';

/** What the page says of the option of a box: `price` is in pesewas, `prepare` as in messages, `before` as a patient reads it. */
function readOption(box: HTMLInputElement) {
  const said = rowOf(box).querySelector('[data-prepare]') as HTMLElement;
  return {
    name: box.name,
    price: Number(box.dataset['price']),
    prepare: said.dataset['prepare'] as string,
    before: said.textContent,
  };
}

type Shown = ReturnType<typeof readOption>;

function tell(what: string, text: string): void {
  for (const place of findAll<HTMLElement>(`[data-told=${what}]`)) place.textContent = text;
}

/** Lists what is chosen in the place of what stands there, each with a text behind its name, which is English in every language. */
function tellList(place: string, chosen: readonly Shown[], textOf: (option: Shown) => string): void {
  for (const list of findAll<HTMLElement>(place)) {
    list.textContent = '';
    list.dataset['told'] = '';
    for (const option of chosen) {
      const item = document.createElement('li');
      const name = document.createElement('span');
      name.lang = 'en';
      name.textContent = option.name;
      item.append(name, textOf(option));
      list.append(item);
    }
  }
}

/**
 * Writes what is ticked wherever the page tells it (Summary.tsx, ByMessage.tsx): the names, what to do before, the messages. The prices are
 * added up here, and nowhere else but in the styles of pages without script (priceListCss).
 */
export function tellSelection(priceList: HTMLFormElement): void {
  const chosen = listTicked().map(readOption);
  const names = chosen.map(({ name }) => name).join(', ');
  tell('total', formatCedis(totalOf(chosen)));
  tell('count', `${chosen.length}`);
  tell('names', names);
  tell('missing', '');
  tellList('.picker-names', chosen, ({ price }) => ` ${formatCedis(price)}`);
  tellList('.picker-before', chosen, ({ before }) => `: ${before}`);
  const text = bookingMessage(priceList.dataset as unknown as MessageWords, chosen);
  for (const link of findAll<HTMLAnchorElement>('.picker-ways a:not([href^=tel])'))
    link.href = withText(link.href, text);
  for (const link of findAll<HTMLAnchorElement>('.picker-schedule .frame-place a'))
    link.href = nameInCalendar(link.href, names);
}

/** Says what is missing before NEXT leads on, until something is chosen. */
export function tellMissing(): void {
  tell('missing', (document.querySelector('.picker-none') as Element).textContent);
  (document.querySelector('[data-told=missing]') as HTMLElement).focus();
}
