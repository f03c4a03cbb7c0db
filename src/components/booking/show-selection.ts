import { findPart } from '#lib/page/find-part.ts';
import { listTicked, queryAll } from '#islands/picker/ticks.ts';
import { withText } from '#lib/contact/contact-methods.ts';
import { formatCedis, totalOf } from '#lib/booking/money.ts';
import { bookingMessage, sayCount, type MessageWords } from '#lib/booking/selection.ts';
import { rules } from './read-lines.ts';

function writePart(part: string, text: string): void {
  for (const element of queryAll<HTMLElement>(`[data-selection=${part}]`)) element.textContent = text;
}

/** Writes the number and the total of what is ticked into Summary.tsx. */
function showTotal(count: number, pesewas: number): void {
  writePart('total', formatCedis(pesewas));
  writePart('count', `${count}`);
  // Removes the request of askToChoose(), which NEXT may have shown before this runs.
  if (count > 0) writePart('missing', '');
  findPart('main').dataset['chosen'] = count > 0 ? '' : 'no';
}

/** Writes the message into the links of ByMessage.tsx and the one above the list, and the names into the calendar's link. */
function writeLinks(message: string, calendarText: string): void {
  for (const link of queryAll<HTMLAnchorElement>(
    '.picker-contact-methods ul a:not([href^=tel]), .picker-message, .picker-top [rel]',
  ))
    link.href = withText(link.href, message);
  // The address of the calendar ends with the names (buildSchedulingUrl), so withText replaces the names.
  for (const link of queryAll<HTMLAnchorElement>('.frame-place a'))
    link.href = withText(link.href, calendarText);
}

/**
 * Shows the total, then the rest. Texts about the selection come from show-details.ts, and stay empty if it does not load. Without script,
 * CSS adds up the total (countersCss).
 */
export function showSelection(priceList: HTMLFormElement): void {
  const lines = rules.readLines();
  const chosen = lines.map((line) => {
    const { box } = line.option;
    // PriceList.tsx writes the name for messages only if it differs.
    return { name: sayCount(line, box.dataset['messageName'] ?? box.name), price: line.price };
  });
  showTotal(listTicked().length, totalOf(lines));
  const calendarText = chosen.map(({ name }) => name).join(', ');
  // Schedule.tsx reads the names here, whenever they change.
  priceList.dataset['names'] = calendarText;
  // The cast is safe: PriceList.tsx writes the words of the message into the form's `data-` attributes.
  writeLinks(bookingMessage(priceList.dataset as unknown as MessageWords, chosen), calendarText);
  // The total shows first. Imports of one script may end in another order than they began, so showDetails() reads what is ticked by
  // then.
  setTimeout(() =>
    import('/scripts/show-details.js').then(
      ({ showDetails }) => showDetails(rules.readLines()),
      () => undefined,
    ),
  );
}

export function askToChoose(): void {
  writePart('missing', findPart('.picker-none').textContent);
  findPart('[data-selection=missing]').focus();
}
