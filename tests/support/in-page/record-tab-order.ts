declare global {
  interface Window {
    focused: HTMLElement[];
  }
}

/** Runs in the page: from now on records what gets the focus, and returns how many elements can get it, at most. */
export function recordTabOrder(): number {
  window.focused = [];
  addEventListener('focusin', ({ target }) => window.focused.push(target as HTMLElement));
  const stops = document.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [tabindex], iframe',
  );
  return [...stops].filter((stop) => stop.checkVisibility({ visibilityProperty: true })).length;
}

/**
 * Runs in the page, after more Tab presses than the page has tab stops. Lists the faults of the tab order: the focus must have
 * returned to its start, and must have moved in reading order.
 */
export function findOrderFaults(direction: 'forward' | 'back'): string[] {
  const name = (element: Element | undefined) => element?.outerHTML.slice(0, 80) ?? 'nothing';
  // Hydration may have taken an element out of the tab order, such as the link of the gallery's large picture.
  const [first, ...rest] = window.focused.splice(0).filter(({ tabIndex }) => tabIndex >= 0);
  const around = rest.findIndex((element) => element === first);
  if (!first || around < 0) return [`${direction}: the focus never came back to ${name(first)}`];
  const round = [first, ...rest.slice(0, around)];
  const following =
    direction === 'forward' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  // The browser chooses where the round starts, so one step may go past the page's end.
  const backwards = round.filter((element, index) => {
    const next = round[(index + 1) % round.length];
    return next && next !== element && !(element.compareDocumentPosition(next) & following);
  });
  return backwards.slice(1).map((element) => `${direction}: the focus jumps after ${name(element)}`);
}

/** Runs in the page: parents with several tab stops whose children are displayed in another order than they are read. */
export function listReordered(): string[] {
  const stops = 'a[href], button, input, select, textarea, summary';
  return [...document.querySelectorAll('body *')]
    .filter((parent) => /flex|grid/.test(getComputedStyle(parent).display))
    .filter((parent) => [...parent.children].some((child) => getComputedStyle(child).order !== '0'))
    .filter(
      (parent) =>
        [...parent.children].filter((child) => child.querySelector(stops) ?? child.matches(stops)).length > 1,
    )
    .map((parent) => `another order than read: ${parent.outerHTML.slice(0, 80)}`);
}
