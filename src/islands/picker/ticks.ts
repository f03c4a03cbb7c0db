/*
 * The ticked boxes of a price list are the selection, whoever ticks them: the visitor, the page's small script or a shared link.
 * Every change is told by a "change" event that comes from the list.
 */
export function boxesIn(list: HTMLFormElement): HTMLInputElement[] {
  return Array.from(list.querySelectorAll<HTMLInputElement>('[data-price]'));
}

export function tickedIn(list: HTMLFormElement): HTMLInputElement[] {
  return boxesIn(list).filter(({ checked }) => checked);
}

/** Ticks these and no others. */
export function tick(list: HTMLFormElement, ids: readonly string[]): void {
  for (const box of boxesIn(list)) box.checked = ids.includes(box.id);
  list.dispatchEvent(new Event('change', { bubbles: true }));
}
