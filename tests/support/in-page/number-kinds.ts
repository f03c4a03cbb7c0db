/**
 * Runs in the page. Elements are of one kind if they look alike: they have the same tag, type, `data-look` and class names, in
 * similar parents. Gives a number to one visible element of each kind that is not in `known`: `data-kind` is "1", then "2". Only
 * looks at elements that match `selector`. Returns the new kinds in the order of their numbers.
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
