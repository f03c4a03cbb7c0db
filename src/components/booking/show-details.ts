import { isIdle, watchIdle } from '#lib/idle.ts';
import { CHOOSE_ID, listTicked, queryAll, rowOf } from '#islands/picker/ticks.ts';
import { findPart } from '#lib/page/find-part.ts';
import { fill } from '#lib/placeholders.ts';
import { formatCedis, totalOf } from '#lib/booking/money.ts';
import { makeElement } from '#lib/page/make-element.ts';
import { listPreparations } from '#lib/booking/preparations.ts';
import { sayCount } from '#lib/booking/selection.ts';
import { pickerWords, scheduleWords } from '#words';
import type { BoxLine } from './read-lines.ts';

/*
 * What nobody needs before the first tick: the names of the selection, how to prepare, when the results are ready, and the buttons to
 * share and to print. The total and the messages do not need this script (show-selection.ts).
 */

/** How many chosen tests have a line each above the ways to book. More would push these off the first screen of a phone. */
const MAX_LINES = 3;

const nameOf = (box: HTMLInputElement) => findPart('span', rowOf(box));

/** A translator leaves the price as it is. */
const makePrice = (pesewas: number) => makeElement('span', { translate: 'no' }, formatCedis(pesewas));

type Item = readonly (Node | string)[];

const withCommas = (items: readonly Item[]): Item =>
  items.flatMap((item, index) => (index ? [', ', ...item] : item));

/** The names are parts of the list, which keeps its own. */
const copy = (item: Item): Item =>
  item.map((part) => (typeof part === 'string' ? part : part.cloneNode(true)));

function write(element: Element, item: Item): void {
  element.textContent = '';
  element.append(...copy(item));
}

function writeList(selector: string, items: readonly Item[]): void {
  for (const list of queryAll<HTMLElement>(selector)) {
    list.textContent = '';
    // Without script, CSS hides the names that are not ticked (picker.css, chosenNamesCss). This attribute ends that.
    list.dataset['selection'] = '';
    for (const item of items) write(list.appendChild(document.createElement('li')), item);
  }
}

/** Each test with its price and, of several, the total. Many tests are in one paragraph. */
function describeBriefly(lines: readonly BoxLine[], names: readonly Item[]): Item {
  // After "Clear selection" in step 2.
  if (lines.length === 0) return [];
  const sum = makePrice(totalOf(lines));
  if (lines.length < 2) return [...withCommas(names), ': ', sum];
  const rows =
    lines.length > MAX_LINES
      ? [withCommas(names)]
      : names.map((name, index): Item => [...name, ': ', makePrice(lines[index]?.price ?? 0)]);
  const total = [pickerWords.estimatedTotal, ': ', sum];
  return [...rows, total].map((row) => makeElement('div', {}, ...copy(row)));
}

/** If both names of one test are chosen: the note about it, which both rows have. */
function listSameTests(ticked: readonly HTMLInputElement[]): Item[] {
  return ticked.flatMap((box, index) => {
    const note = rowOf(box).querySelector<HTMLElement>('[data-same]');
    const isLater = ticked.slice(index).some(({ id }) => id === note?.dataset['same']);
    return note && isLater ? [[nameOf(box), ` – ${note.textContent}`]] : [];
  });
}

function readPreparation(box: HTMLInputElement) {
  const prepare = findPart('[data-prepare]', rowOf(box));
  return {
    name: nameOf(box),
    warning: prepare.parentElement?.querySelector('strong')?.textContent ?? '',
    prepare: prepare.textContent,
    kind: prepare.dataset['prepare'] ?? '',
  };
}

/** A test that does not say when its result is ready counts as the last. */
const readResult = (box: HTMLInputElement) => {
  const result = rowOf(box).querySelector<HTMLElement>('[data-days]');
  return { days: Number(result?.dataset['days'] ?? Infinity), when: result?.textContent ?? '' };
};

/** When the last of the chosen results is ready. If one test does not say when, tells the visitor to ask. */
function sayLastResult(ticked: readonly HTMLInputElement[]): string {
  const [last] = ticked.map(readResult).sort((a, b) => b.days - a.days);
  if (!last) return '';
  return last.when ? fill(scheduleWords.lastResult, { when: last.when }) : scheduleWords.askWhen;
}

let clearedBoxes: HTMLInputElement[] = [];
let clearedAt = 0;
const removeOffer = () => document.getElementById('cleared')?.remove();

/** Offers to restore what "Clear selection" cleared, in its place. */
function offerRestore(): void {
  clearedAt = Date.now();
  const button = makeElement('button', { class: 'button', 'data-look': 'quiet' }, pickerWords.restore);
  button.onclick = () => {
    // Within half a second, it is the second press of a double press on "Clear selection".
    if (Date.now() - clearedAt < 500) return;
    for (const box of clearedBoxes) box.checked = true;
    findPart(`#${CHOOSE_ID}`).dispatchEvent(new Event('change', { bubbles: true }));
    findPart('#selected-services').focus();
  };
  const attributes = { id: 'cleared', class: 'no-print stack', 'data-gap': 'small', tabindex: '-1' };
  const offer = makeElement('div', attributes, makeElement('p', {}, pickerWords.cleared), button);
  findPart('.picker-summary > .picker-none').after(offer);
  offer.focus();
}

/** Writes the names and prices into Summary.tsx, and what to know before the visit into ByMessage.tsx. */
export function showDetails(lines: readonly BoxLine[]): void {
  const ticked = listTicked();
  if (ticked.length > 0) removeOffer();
  const names = lines.map((line): Item => [sayCount(line, ''), nameOf(line.option.box)]);
  for (const brief of queryAll('[data-selection=brief]')) write(brief, describeBriefly(lines, names));
  writeList(
    '.picker-names',
    lines.map((line) => {
      const { box, testIds = [] } = line.option;
      const inSet = ticked.filter(({ id }) => testIds.includes(id)).map((test) => [nameOf(test)]);
      const tests = inSet.length > 0 ? [' (', ...withCommas(inSet), ')'] : [];
      return [sayCount(line, ''), nameOf(box), ...tests, ' ', makePrice(line.price)];
    }),
  );
  writeList('.picker-before', [
    ...listSameTests(ticked),
    ...listPreparations(ticked.map(readPreparation)).map(({ text, names }) => [
      ...withCommas(names.map((name) => [name])),
      ` – ${text}`,
    ]),
  ]);
  // ByMessage.tsx leaves out this element if the service says in its own words when results are ready.
  for (const element of queryAll('[data-selection=last-result]')) element.textContent = sayLastResult(ticked);
}

/** A search is over for a visitor who goes on to step 2: Back shows the whole list. */
function clearSearch(): void {
  const box = document.querySelector<HTMLInputElement>('#search');
  if (!box?.value) return;
  box.value = '';
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

addEventListener('click', ({ target }) => {
  // A translator puts elements into links and buttons. The cast is safe: clicks happen on elements.
  const button = (target as Element).closest('a, button');
  if (button?.matches('.picker-next') && listTicked().length > 0) clearSearch();
  if (button?.matches('.picker-print')) print();
  if (button?.matches('.picker-share'))
    // If share-selection.js does not load, the button does nothing.
    import('/scripts/share-selection.js').then(
      ({ shareSelection }) => shareSelection(button),
      () => undefined,
    );
});
// In the capture phase the selection is still ticked.
addEventListener('reset', () => (clearedBoxes = queryAll(`#${CHOOSE_ID} :checked`)), true);
addEventListener('reset', offerRestore);
// The next person at a shared phone must not find the cleared selection.
addEventListener('pagehide', removeOffer);
watchIdle(() => isIdle(clearedAt, Date.now()) && removeOffer());
