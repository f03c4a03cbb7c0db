/**
 * Runs in the page, in forced colours: marks what keeps its own (`forced-color-adjust: none`) with data-own-colours, and
 * returns how many such parts there are. Elsewhere the browser chooses the colours of words and ground, both for each other.
 */
export function markOwnColours(): number {
  const keepsOwn = (element: Element | null) =>
    element !== null && getComputedStyle(element).getPropertyValue('forced-color-adjust') === 'none';
  const parts = [...document.querySelectorAll('body *')].filter(
    (element) => keepsOwn(element) && !keepsOwn(element.parentElement),
  );
  for (const part of parts) part.setAttribute('data-own-colours', '');
  return parts.length;
}
