import { findPart } from '#lib/page/find-part.ts';
import { listTicked, queryAll, rowOf } from '#islands/picker/ticks.ts';
import { withText } from '#lib/contact/contact-methods.ts';
import { formatCedis, totalOf } from '#lib/booking/money.ts';
import { listPreparations } from '#lib/booking/preparations.ts';
import { bookingMessage, sayCount, type MessageWords } from '#lib/booking/selection.ts';
import { readLines } from './read-lines.ts';

const nameOf = (box: HTMLInputElement) => findPart('span', rowOf(box));

function readPreparation(box: HTMLInputElement) {
  const prepare = findPart('[data-prepare]', rowOf(box));
  return {
    name: nameOf(box),
    warning: prepare.parentElement?.querySelector('strong')?.textContent ?? '',
    prepare: prepare.textContent,
    kind: prepare.dataset['prepare'] ?? '',
  };
}

function writePart(part: string, text: string): void {
  for (const element of queryAll<HTMLElement>(`[data-selection=${part}]`)) element.textContent = text;
}

type Item = readonly (Node | string)[];

const copyParts = (item: Item) =>
  item.map((part) => (typeof part === 'string' ? part : part.cloneNode(true)));

function writeList(selector: string, items: readonly Item[]): void {
  for (const list of queryAll<HTMLElement>(selector)) {
    list.textContent = '';
    // Without script, CSS hides the names that are not ticked (picker.css, priceListCss). This attribute ends that.
    list.dataset['selection'] = '';
    for (const item of items) {
      const element = document.createElement('li');
      element.append(...copyParts(item));
      list.append(element);
    }
  }
}

/** If both names of one test are chosen: the note about it, which both rows have. */
function listSameTests(ticked: readonly HTMLInputElement[]): Item[] {
  return ticked.flatMap((box, index) => {
    const note = rowOf(box).querySelector<HTMLElement>('[data-same]');
    const isLater = ticked.slice(index).some(({ id }) => id === note?.dataset['same']);
    return note && isLater ? [[nameOf(box), ` – ${note.textContent}`]] : [];
  });
}

const withCommas = (names: readonly Node[]): Item =>
  names.flatMap((name, index) => (index ? [', ', name] : [name]));

/**
 * Writes the names, their number and the total into Summary.tsx, and how to prepare into ByMessage.tsx. Writes the message into the
 * links of ByMessage.tsx, and the names into the calendar's link. Without script, CSS adds up the total (priceListCss).
 */
export function showSelection(priceList: HTMLFormElement): void {
  const ticked = listTicked();
  const lines = readLines();
  const chosen = lines.map(({ option, count, price }) => {
    // PriceList.tsx writes the name for messages only if it differs.
    return { name: sayCount(count, option.box.dataset['messageName'] ?? option.box.name), price };
  });
  writePart('total', formatCedis(totalOf(lines)));
  writePart('count', `${ticked.length}`);
  writePart('brief', '');
  const names = lines.map(({ option, count }): Item => [sayCount(count, ''), nameOf(option.box)]);
  for (const brief of queryAll('[data-selection=brief]'))
    brief.append(
      ...copyParts(names.flatMap((name, index) => (index ? [', ', ...name] : name))),
      `: ${formatCedis(totalOf(lines))}`,
    );
  findPart('main').dataset['chosen'] = ticked.length > 0 ? 'yes' : 'no';
  // Removes the request of askToChoose().
  writePart('missing', '');
  writeList(
    '.picker-names',
    lines.map(({ option: { box, testIds = [] }, count, price }) => {
      const inSet = ticked.filter(({ id }) => testIds.includes(id)).map(nameOf);
      const tests = inSet.length > 0 ? [' (', ...withCommas(inSet), ')'] : [];
      return [sayCount(count, ''), nameOf(box), ...tests, ` ${formatCedis(price)}`];
    }),
  );
  writeList('.picker-before', [
    ...listSameTests(ticked),
    ...listPreparations(ticked.map(readPreparation)).map(({ text, names }) => [
      ...withCommas(names),
      ` – ${text}`,
    ]),
  ]);
  // The cast is safe: PriceList.tsx writes the words of the message into the form's `data-` attributes.
  const text = bookingMessage(priceList.dataset as unknown as MessageWords, chosen);
  for (const link of queryAll<HTMLAnchorElement>(
    '.picker-contact-methods ul a:not([href^=tel]), .picker-message',
  ))
    link.href = withText(link.href, text);
  // The address of the calendar ends with the names (buildSchedulingUrl), so withText replaces the names.
  const calendarText = chosen.map(({ name }) => name).join(', ');
  // Schedule.tsx reads the names here.
  priceList.dataset['names'] = calendarText;
  for (const link of queryAll<HTMLAnchorElement>('.frame-place a'))
    link.href = withText(link.href, calendarText);
}

export function askToChoose(): void {
  writePart('missing', findPart('.picker-none').textContent);
  findPart('[data-selection=missing]').focus();
}
