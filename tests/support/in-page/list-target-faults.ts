/**
 * Runs in the page. Lists controls that a finger may miss: controls below 24 pixels without space around them (WCAG 2.2, 2.5.8),
 * and main actions below 44 pixels. A link within a sentence may be as low as its line. A mark of the drawn map may be below 44
 * pixels, because each place is also in a list. The page scrolls under the bar that is fixed on phones. So links in this bar are
 * compared only with each other. The function is long because code that runs in the page can use nothing outside itself.
 */
export function listTargetFaults(): string[] {
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [tabindex="0"]',
    ),
  ].filter((control) => control.checkVisibility({ visibilityProperty: true }));

  // A finger can also hit the label around a field.
  const areaOf = (control: HTMLElement): DOMRect => {
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
    return (label?.contains(control) ? label : control).getBoundingClientRect();
  };
  const isForFingers = (control: HTMLElement) =>
    !control.closest('[aria-hidden="true"]') &&
    getComputedStyle(control).clipPath === 'none' &&
    control.getBoundingClientRect().bottom >= 0;
  const isInSentence = (control: HTMLElement) => {
    if (getComputedStyle(control).display !== 'inline') return false;
    const block = control.closest('p, li, dd, td, figcaption, address, blockquote, summary');
    const lengthOf = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim().length;
    // Up to three more characters, such as a full stop, do not make a sentence.
    return lengthOf(block?.textContent) > lengthOf(control.textContent) + 3;
  };
  const name = ({ tagName, textContent, ariaLabel, id }: HTMLElement) =>
    `${tagName.toLowerCase()} "${(ariaLabel ?? textContent.trim().slice(0, 40)) || id}"`;

  const targets = controls
    .filter(isForFingers)
    .map((control) => ({ control, area: areaOf(control) }))
    .filter(({ area }) => area.width > 0);
  // The limits 23.5 and 43.5 leave half a pixel for rounding.
  const small = targets.filter(
    ({ control, area }) => Math.min(area.width, area.height) < 23.5 && !isInSentence(control),
  );
  const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });
  const isCrowded = ({ control, area }: (typeof targets)[number]) => {
    const { x, y } = middle(area);
    return targets.some((other) => {
      if (other.control === control || other.control.contains(control) || control.contains(other.control))
        return false;
      if (other.control.closest('.phone-bar') !== control.closest('.phone-bar')) return false;
      const dx = Math.max(other.area.left - x, 0, x - other.area.right);
      const dy = Math.max(other.area.top - y, 0, y - other.area.bottom);
      // The other control reaches into a circle, 24 pixels wide, around the middle of this one.
      return Math.hypot(dx, dy) < 12;
    });
  };
  const mainActions =
    'button, .button, summary:not(.mark), select, textarea, input:not([type="hidden"]), .phone-bar a';
  return [
    ...small.filter(isCrowded).map(({ control }) => `too small and crowded: ${name(control)}`),
    ...targets
      .filter(({ control, area }) => control.matches(mainActions) && Math.min(area.width, area.height) < 43.5)
      .map(({ control, area }) => `${Math.round(area.width)} x ${Math.round(area.height)}: ${name(control)}`),
  ];
}
