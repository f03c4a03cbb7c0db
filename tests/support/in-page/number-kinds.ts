/**
 * Runs in the page. Numbers one element of each kind that `selector` matches and `known` does not contain (data-kind="1" and on),
 * and returns these kinds in order.
 */
export function numberKinds({ selector, known }: { selector: string; known: string[] }): string[] {
  const kinds = new Set(known);
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const { tagName, className, dataset, parentElement } = element;
    // The shortened class names of optimised pages differ from page to page.
    const names = `${className} in ${parentElement?.tagName} ${parentElement?.className}`.replace(
      /\b_\w+/g,
      '',
    );
    const kind = [tagName, element.getAttribute('type'), dataset['look'], names].join(' ');
    if (kinds.has(kind) || !element.checkVisibility({ visibilityProperty: true })) continue;
    kinds.add(kind);
    element.dataset['kind'] = String(found.push(kind));
  }
  return found;
}
