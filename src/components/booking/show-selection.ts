import { findAll, listTicked, rowOf } from '#islands/picker/ticks.ts';
import { withText } from '#lib/message-links.ts';
import { formatCedis, totalOf } from '#lib/money.ts';
import { bookingMessage, type MessageWords, nameInCalendar } from '#lib/selection.ts';

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

type ChosenOption = ReturnType<typeof readOption>;

function writeInto(what: string, text: string): void {
  for (const place of findAll<HTMLElement>(`[data-selection=${what}]`)) place.textContent = text;
}

/** Lists what is chosen in the place of what stands there, each with a text behind its name, which is English in every language. */
function writeList(
  place: string,
  chosen: readonly ChosenOption[],
  textOf: (option: ChosenOption) => string,
): void {
  for (const list of findAll<HTMLElement>(place)) {
    list.textContent = '';
    list.dataset['selection'] = '';
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
export function showSelection(priceList: HTMLFormElement): void {
  const chosen = listTicked().map(readOption);
  const names = chosen.map(({ name }) => name).join(', ');
  writeInto('total', formatCedis(totalOf(chosen)));
  writeInto('count', `${chosen.length}`);
  writeInto('names', names);
  writeInto('missing', '');
  writeList('.picker-names', chosen, ({ price }) => ` ${formatCedis(price)}`);
  writeList('.picker-before', chosen, ({ before }) => `: ${before}`);
  const text = bookingMessage(priceList.dataset as unknown as MessageWords, chosen);
  for (const link of findAll<HTMLAnchorElement>('.picker-ways a:not([href^=tel])'))
    link.href = withText(link.href, text);
  for (const link of findAll<HTMLAnchorElement>('.picker-schedule .frame-place a'))
    link.href = nameInCalendar(link.href, names);
}

/** Says what is missing before NEXT leads on, until something is chosen. */
export function askToChoose(): void {
  writeInto('missing', (document.querySelector('.picker-none') as Element).textContent);
  (document.querySelector('[data-selection=missing]') as HTMLElement).focus();
}
