/**
 * Runs in the page. A kind here is a look: elements with the same tag, type and class names, in similar parents. Numbers one
 * visible element of each kind that `selector` matches and `known` lacks (data-kind="1" and on). Returns these kinds in order.
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
