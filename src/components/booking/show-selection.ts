import { listChosen, queryAll, rowOf } from '#islands/picker/ticks.ts';
import { withText } from '#lib/contact/contact-methods.ts';
import { fill } from '#lib/placeholders.ts';
import { formatCedis, totalOf } from '#lib/booking/money.ts';
import { bookingMessage, type MessageWords, nameInCalendar } from '#lib/booking/selection.ts';
import { messagesWords, scheduleWords } from '#words';

/** `price` is in pesewas; `prepare` and `ready` are texts for messages, `before` and `results` the same texts for the page. */
function readOption(box: HTMLInputElement) {
  const row = rowOf(box);
  const prepare = row.querySelector('[data-prepare]') as HTMLElement;
  const result = row.querySelector<HTMLElement>('[data-days]');
  return {
    name: box.dataset['written'] ?? box.name,
    shown: row.querySelector('.called') ?? (row.querySelector('span') as Element),
    price: Number(box.dataset['price']),
    prepare: prepare.dataset['prepare'] as string,
    before: prepare.textContent,
    days: Number(result?.dataset['days'] ?? Infinity),
    ready: result?.dataset['ready'] ?? result?.textContent,
    results: result?.textContent,
  };
}

type ChosenOption = ReturnType<typeof readOption>;

/** When the last result is ready: the option that says it. Undefined where one of them does not say when. */
function findLast(chosen: readonly ChosenOption[]): ChosenOption | undefined {
  const [last] = [...chosen].sort((a, b) => b.days - a.days);
  return last?.results ? last : undefined;
}

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
  const chosen = listChosen().map(readOption);
  const names = chosen.map(({ name }) => name).join(', ');
  writeInto('total', formatCedis(totalOf(chosen)));
  writeInto('count', `${chosen.length}`);
  for (const place of queryAll('[data-selection=names]')) {
    place.textContent = '';
    for (const [at, option] of chosen.entries()) place.append(at ? ', ' : '', option.shown.cloneNode(true));
  }
  const last = findLast(chosen);
  writeInto('missing', '');
  writeInto(
    'last-result',
    last ? fill(scheduleWords.lastResult, { when: last.results ?? '' }) : scheduleWords.askWhen,
  );
  writeList('.picker-names', chosen, ({ price }) => ` ${formatCedis(price)}`);
  writeList(
    '.picker-before',
    chosen,
    ({ before }) => `${fill(messagesWords.label, { label: '' })} ${before}`,
  );
  const text = bookingMessage(priceList.dataset as unknown as MessageWords, chosen, last?.ready);
  for (const link of queryAll<HTMLAnchorElement>('.picker-ways a:not([href^=tel])'))
    link.href = withText(link.href, text);
  for (const link of queryAll<HTMLAnchorElement>('.picker-schedule .frame-place a'))
    link.href = nameInCalendar(link.href, names);
}

/** Shown by NEXT while nothing is chosen. */
export function askToChoose(): void {
  writeInto('missing', (document.querySelector('.picker-none') as Element).textContent);
  (document.querySelector('[data-selection=missing]') as HTMLElement).focus();
}
