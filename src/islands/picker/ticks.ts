import type { Named } from '#lib/search/find-matches.ts';

/*
 * The price list of the page is all that script knows of it: its ticked boxes are the selection, whoever ticks them (the visitor, the
 * page's small script or a shared link), and beside each box stands what the page says of it. Every change is told by a "change"
 * event that comes from the list.
 */

/** The id of the price list, which the plain way back from step 2 leads to. */
export const CHOOSE_ID = 'choose';

export const findList = () => document.querySelector<HTMLFormElement>(`#${CHOOSE_ID}`);

/** An option as the page shows it. `price` is in pesewas; `prepare` is '' where patients should ask us, and `before` is what the page says then. */
export interface ShownOption {
  id: string;
  name: string;
  price: number;
  prepare: string;
  before: string;
}

export function boxesIn(list: HTMLFormElement): HTMLInputElement[] {
  return Array.from(list.querySelectorAll<HTMLInputElement>('[data-price]'));
}

const rowOf = (box: HTMLInputElement) => box.closest('.row');

/** What the page says of the option of a box. */
export function readOption(box: HTMLInputElement): ShownOption {
  const { id, name } = box;
  const said = rowOf(box)?.querySelector<HTMLElement>('[data-prepare]');
  const prepare = said?.dataset['prepare'] ?? '';
  return { id, name, price: Number(box.dataset['price']), prepare, before: said?.textContent ?? '' };
}

/** What the option of a box can be found by: its name, its other names in any language, and its category. */
export function readNames(box: HTMLInputElement): Named {
  const names = rowOf(box)?.querySelector('.names')?.childNodes ?? [];
  const others = Array.from(names).flatMap(({ textContent }) => (textContent ?? '').split(', '));
  return {
    name: box.name,
    others,
    category: box.closest('fieldset')?.querySelector('legend')?.textContent ?? '',
  };
}

export function tickedIn(list: HTMLFormElement): HTMLInputElement[] {
  return boxesIn(list).filter(({ checked }) => checked);
}

/** Ticks these and no others, except for what cannot be had. */
export function tick(list: HTMLFormElement, ids: readonly string[]): void {
  for (const box of boxesIn(list)) box.checked = !box.disabled && ids.includes(box.id);
  list.dispatchEvent(new Event('change', { bubbles: true }));
}
