import type { Named } from '#lib/search/find-matches.ts';

/*
 * The price list of the page is all that script knows of it: its ticked boxes are the selection, whoever ticks them (the visitor, the
 * page's small script or a shared link), and beside each box stands what the page says of it. Every change is told by a "change"
 * event that comes from the list.
 */

/** The id of the price list, which the plain way back from step 2 leads to. */
export const CHOOSE_ID = 'choose';
/** The id of step 2, which the plain way on leads to. */
export const SCHEDULE_ID = 'find-an-appointment';

export const findList = () => document.querySelector<HTMLFormElement>(`#${CHOOSE_ID}`);

export const findAll = <Part extends Element>(selector: string) =>
  Array.from(document.querySelectorAll<Part>(selector));

export const listBoxes = () => findAll<HTMLInputElement>(`#${CHOOSE_ID} [data-price]`);

export const listTicked = () => listBoxes().filter(({ checked }) => checked);

/** All that the page says of the option of a box. */
export const rowOf = (box: HTMLInputElement) => box.closest('.row') as Element;

/** The name of the option of a box in the language of the page; undefined where it has the English one alone, that of the box. */
export const calledOf = (box: HTMLInputElement) => rowOf(box).querySelector('.called')?.textContent;

/** What the option of a box can be found by: its name, its other names in any language, and its category. */
export function readNames(box: HTMLInputElement): Named {
  const names = rowOf(box).querySelector('.names')?.childNodes ?? [];
  const others = Array.from(names).flatMap(({ textContent }) =>
    (textContent ?? '').split(', ').filter(Boolean),
  );
  const called = calledOf(box);
  return {
    name: called ?? box.name,
    others: called ? [box.name, ...others] : others,
    category: box.closest('fieldset')?.querySelector('legend')?.textContent ?? '',
  };
}

/** Ticks these and no others, except for what cannot be had. */
export function tick(ids: readonly string[]): void {
  for (const box of listBoxes()) box.checked = !box.disabled && ids.includes(box.id);
  (findList() as Element).dispatchEvent(new Event('change', { bubbles: true }));
}
