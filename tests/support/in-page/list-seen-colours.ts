/** Runs in the page. Lists each text colour with its background once, such as "#171b21 on #fbf8f1". Skips text in drawings. */
export function listSeenColours(): string[] {
  const hex = (colour: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    const digits = [red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('');
    return alpha === 0 ? null : `#${digits}`;
  };
  const groundOf = (element: Element | null): string =>
    element ? (hex(getComputedStyle(element).backgroundColor) ?? groundOf(element.parentElement)) : '#ffffff';
  const pairs = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!parent || !walker.currentNode.nodeValue?.trim() || parent.closest('script, style, noscript, svg'))
      continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    pairs.add(`${hex(getComputedStyle(parent).color)} on ${groundOf(parent)}`);
  }
  return [...pairs];
}
