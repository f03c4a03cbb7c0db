declare global {
  interface Window {
    focused: HTMLElement[];
  }
}

/** Runs in the page. From now on, records each element that gets the focus. Returns how many elements may be tab stops. */
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
  // Hydration may have taken an element, such as the link of the gallery's large picture, out of the tab order.
  const [first, ...rest] = window.focused.splice(0).filter(({ tabIndex }) => tabIndex >= 0);
  const around = rest.findIndex((element) => element === first);
  if (!first || around < 0) return [`${direction}: the focus never came back to ${name(first)}`];
  const round = [first, ...rest.slice(0, around)];
  const expectedPosition =
    direction === 'forward' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const jumps = round.filter((element, index) => {
    const next = round[(index + 1) % round.length];
    return next && next !== element && !(element.compareDocumentPosition(next) & expectedPosition);
  });
  // Each round has one jump between the end and the beginning of the page. Only a second jump is a fault.
  return jumps.slice(1).map((element) => `${direction}: the focus jumps after ${name(element)}`);
}

/** Runs in the page. Lists each parent with tab stops in several children, if CSS changes the order in which children appear. */
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
