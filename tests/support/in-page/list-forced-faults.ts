/**
 * Runs in the page, in forced colours, which remove backgrounds and shadows. Lists buttons and fields that have neither an edge nor
 * an underline. Also lists elements whose state, such as `aria-current`, cannot be seen.
 */
export function listForcedFaults(): string[] {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && getComputedStyle(element).clipPath === 'none';
  const edge = (element: Element) => {
    const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth } =
      getComputedStyle(element);
    return [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth].join(' ');
  };
  /** The visible styles that forced colours keep. */
  const looks = (element: Element) => {
    const { textDecorationLine, borderColor, borderStyle, color, fontWeight } = getComputedStyle(element);
    return [edge(element), borderStyle, borderColor, textDecorationLine, color, fontWeight].join();
  };
  const name = ({ tagName, textContent, className }: Element) =>
    `${tagName.toLowerCase()}.${className} "${(textContent ?? '').trim().slice(0, 40)}"`;
  const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);

  const edgeless = shown('button, .button, input:not([type="checkbox"], [type="hidden"]), select, textarea')
    .filter((control) => edge(control) === '0px 0px 0px 0px' && !looks(control).includes('underline'))
    .map((control) => `has no edge: ${name(control)}`);

  const states = '[aria-current], [aria-selected="true"], [aria-invalid="true"], [aria-disabled="true"]';
  const unseen = shown(states).flatMap((element) => {
    const others = [...(element.closest('ul, nav, form, section')?.querySelectorAll(element.tagName) ?? [])];
    const withoutState = others.filter((other) => isShown(other) && !other.matches(states));
    const isSame = withoutState.some((other) => looks(other) === looks(element));
    return isSame ? [`its state is not seen: ${name(element)}`] : [];
  });
  return [...edgeless, ...unseen];
}
