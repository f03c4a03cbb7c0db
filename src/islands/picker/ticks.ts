import type { SearchItem } from '#lib/search/find-matches.ts';

/*
 * The checkboxes in the HTML are the only state: the visitor, the small script and shared links tick them, and every change fires a
 * "change" event on the list.
 */

/** The id of the price list. Without script, the link back from step 2 points to it. */
export const CHOOSE_ID = 'choose';
/** The id of step 2. Without script, NEXT points to it. */
export const SCHEDULE_ID = 'find-an-appointment';

export const findList = () => document.querySelector<HTMLFormElement>(`#${CHOOSE_ID}`);

export const queryAll = <Part extends Element>(selector: string) =>
  Array.from(document.querySelectorAll<Part>(selector));

export const listBoxes = () => queryAll<HTMLInputElement>(`#${CHOOSE_ID} [data-price]`);

/** What is ticked, without the tests that a ticked set includes (follow-sets.ts). */
export const listTicked = () =>
  queryAll<HTMLInputElement>(`#${CHOOSE_ID} [data-price]:checked:not([data-included])`);

// Each box is in a row.
export const rowOf = (box: HTMLInputElement) => box.closest('.row') as Element;

/** The option's name in the page's language; undefined if it has only the English one, which is the checkbox's name. */
export const translatedNameOf = (box: HTMLInputElement) => rowOf(box).querySelector('.called')?.textContent;

/** What a search can find an option by: its name, its other names in any language, and its category. */
export function readNames(box: HTMLInputElement): SearchItem {
  const names = rowOf(box).querySelector('.names')?.childNodes ?? [];
  const others = Array.from(names).flatMap(({ textContent }) =>
    (textContent ?? '').split(', ').filter(Boolean),
  );
  const called = translatedNameOf(box);
  return {
    name: called ?? box.name,
    others: called ? [box.name, ...others] : others,
    category: box.closest('fieldset')?.querySelector('legend')?.textContent ?? '',
  };
}

/** Ticks these and no others, except those that are unavailable. */
export function tick(ids: readonly string[]): void {
  for (const box of listBoxes()) box.checked = !box.disabled && ids.includes(box.id);
  // Only a page with a price list calls this.
  (findList() as Element).dispatchEvent(new Event('change', { bubbles: true }));
}
