import { findPart } from '#lib/page/find-part.ts';
import { listTicked, queryAll, rowOf } from '#islands/picker/ticks.ts';
import { withText } from '#lib/contact/contact-methods.ts';
import { formatCedis, totalOf } from '#lib/booking/money.ts';
import { bookingMessage, type MessageWords } from '#lib/booking/selection.ts';

/**
 * `prepare` and `before` both say how to prepare: `prepare` in messages, `before` on the page. `name` is for messages and for the
 * calendar's link, `nameSpan` for the page. `price` is in pesewas.
 */
function readOption(box: HTMLInputElement) {
  const row = rowOf(box);
  const preparation = findPart('[data-prepare]', row);
  return {
    name: box.dataset['messageName'] ?? box.name,
    nameSpan: findPart('span', row),
    price: Number(box.dataset['price']),
    prepare: preparation.dataset['prepare'] ?? '',
    before: preparation.textContent,
  };
}

type ChosenOption = ReturnType<typeof readOption>;

function writePart(part: string, text: string): void {
  for (const element of queryAll<HTMLElement>(`[data-selection=${part}]`)) element.textContent = text;
}

function writeList(
  selector: string,
  chosen: readonly ChosenOption[],
  textOf: (option: ChosenOption) => string,
): void {
  for (const list of queryAll<HTMLElement>(selector)) {
    list.textContent = '';
    // Without script, CSS hides the names that are not ticked (picker.css, priceListCss). This attribute ends that.
    list.dataset['selection'] = '';
    for (const option of chosen) {
      const item = document.createElement('li');
      item.append(option.nameSpan.cloneNode(true), textOf(option));
      list.append(item);
    }
  }
}

/**
 * Writes the names, their number and the total into Summary.tsx, and how to prepare into ByMessage.tsx. Writes the message into the
 * links of ByMessage.tsx, and the names into the calendar's link. Without script, CSS adds up the total (priceListCss).
 */
export function showSelection(priceList: HTMLFormElement): void {
  const chosen = listTicked().map(readOption);
  const names = chosen.map(({ name }) => name).join(', ');
  writePart('total', formatCedis(totalOf(chosen)));
  writePart('count', `${chosen.length}`);
  // Removes the request of askToChoose().
  writePart('missing', '');
  writeList('.picker-names', chosen, ({ price }) => ` ${formatCedis(price)}`);
  writeList('.picker-before', chosen, ({ before }) => ` – ${before}`);
  // The cast is safe: PriceList.tsx and last-result.ts write the words of the message into the form's `data-` attributes.
  const text = bookingMessage(priceList.dataset as unknown as MessageWords, chosen);
  for (const link of queryAll<HTMLAnchorElement>('.picker-contact-methods a:not([href^=tel])'))
    link.href = withText(link.href, text);
  // The address of the calendar ends with the names (buildSchedulingUrl), so withText replaces the names.
  for (const link of queryAll<HTMLAnchorElement>('.frame-place a')) link.href = withText(link.href, names);
}

export function askToChoose(): void {
  writePart('missing', findPart('.picker-none').textContent);
  findPart('[data-selection=missing]').focus();
}
