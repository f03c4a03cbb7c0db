/*
 * Reads and ticks the checkboxes of the price list (PriceList.tsx). The selection is kept nowhere else on the page. Visitors,
 * shared links and scripts in components/booking tick the boxes. Each change fires a "change" event on the list.
 */

/** The id of the price list, which is step 1. */
export const CHOOSE_ID = 'choose';
/** The id of step 2. */
export const SCHEDULE_ID = 'find-an-appointment';
/** The id of the calendar in step 2. */
export const CALENDAR_ID = 'calendar';
/** The id of the sets of tests. */
export const SETS_ID = 'test-sets';

export const findList = () => document.querySelector<HTMLFormElement>(`#${CHOOSE_ID}`);

export const queryAll = <Part extends Element>(selector: string) =>
  Array.from(document.querySelectorAll<Part>(selector));

export const listBoxes = () => queryAll<HTMLInputElement>(`#${CHOOSE_ID} [data-price]`);

/** The ids of a set's tests; undefined for a test. */
export const testIdsOf = ({ dataset }: HTMLInputElement) => dataset['tests']?.split(' ');

/** The ticked tests and services, without sets. */
export const listTicked = () =>
  queryAll<HTMLInputElement>(`#${CHOOSE_ID} [data-price]:checked:not([data-tests])`);

/** Ticked boxes of sets for several people. Other sets say no more than their ticked tests. */
const listTickedForMore = () => queryAll<HTMLInputElement>(`#${CHOOSE_ID} [data-people]:checked`);

/** The ids that stand for the selection in storage and in links: tests, and in their place sets for several people. */
export function listChosenIds(): string[] {
  const sets = listTickedForMore();
  const inSets = sets.flatMap((set) => testIdsOf(set) ?? []);
  return [...listTicked(), ...sets].map(({ id }) => id).filter((id) => !inSets.includes(id));
}

// The cast is safe, because PriceList.tsx writes each box into a row.
export const rowOf = (box: HTMLInputElement) => box.closest('.row') as Element;

/** The name that the page shows, if we or the visitor's browser have translated it. The checkbox's `name` is the English name. */
export function translatedNameOf(box: HTMLInputElement): string | undefined {
  const shown = rowOf(box).querySelector('span')?.textContent;
  return shown === box.name ? undefined : shown;
}

/** Unavailable options are never ticked. */
export function tickOnly(ids: readonly string[]): void {
  for (const box of listBoxes()) box.checked = !box.disabled && ids.includes(box.id);
  // The cast is safe, because only pages with a price list call this function.
  (findList() as Element).dispatchEvent(new Event('change', { bubbles: true }));
}
