import { findPart } from '#lib/page/find-part.ts';
import { listTicked, queryAll, rowOf } from '#islands/picker/ticks.ts';
import { withText } from '#lib/contact/contact-methods.ts';
import { formatCedis, totalOf } from '#lib/booking/money.ts';
import { bookingMessage, type MessageWords } from '#lib/booking/selection.ts';

/** `price` is in pesewas; `prepare` is the text for messages, `before` the same text for the page. */
function readOption(box: HTMLInputElement) {
  const row = rowOf(box);
  const prepare = findPart('[data-prepare]', row);
  return {
    name: box.dataset['written'] ?? box.name,
    shown: findPart('span', row),
    price: Number(box.dataset['price']),
    prepare: prepare.dataset['prepare'] ?? '',
    before: prepare.textContent,
  };
}

type ChosenOption = ReturnType<typeof readOption>;

function writeInto(what: string, text: string): void {
  for (const place of queryAll<HTMLElement>(`[data-selection=${what}]`)) place.textContent = text;
}

/** Each item is the option's name and a text in the page's language. */
function writeList(
  place: string,
  chosen: readonly ChosenOption[],
  textOf: (option: ChosenOption) => string,
): void {
  for (const list of queryAll<HTMLElement>(place)) {
    list.textContent = '';
    list.dataset['selection'] = '';
    for (const option of chosen) {
      const item = document.createElement('li');
      item.append(option.shown.cloneNode(true), textOf(option));
      list.append(item);
    }
  }
}

/**
 * Writes the selection into Summary.tsx and ByMessage.tsx: names, total, how to prepare, messages. Prices are added up only here, and,
 * for pages without script, in CSS (priceListCss).
 */
export function showSelection(priceList: HTMLFormElement): void {
  const chosen = listTicked().map(readOption);
  const names = chosen.map(({ name }) => name).join(', ');
  writeInto('total', formatCedis(totalOf(chosen)));
  writeInto('count', `${chosen.length}`);
  writeInto('missing', '');
  writeList('.picker-names', chosen, ({ price }) => ` ${formatCedis(price)}`);
  writeList('.picker-before', chosen, ({ before }) => ` – ${before}`);
  // PriceList.tsx writes these words into the form's data.
  const text = bookingMessage(priceList.dataset as unknown as MessageWords, chosen);
  for (const link of queryAll<HTMLAnchorElement>('.picker-ways a:not([href^=tel])'))
    link.href = withText(link.href, text);
  for (const link of queryAll<HTMLAnchorElement>('.frame-place a')) link.href = withText(link.href, names);
}

/** NEXT calls this while nothing is chosen. */
export function askToChoose(): void {
  writeInto('missing', findPart('.picker-none').textContent);
  findPart('[data-selection=missing]').focus();
}
