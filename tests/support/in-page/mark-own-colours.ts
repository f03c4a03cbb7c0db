/**
 * Runs in the page, in forced colours: marks the parts that keep their own colours (`forced-color-adjust: none`) with
 * data-own-colours, and returns their number. Only their contrast needs a test: the browser chooses all other colours.
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
