/*
 * Moves what visitors typed, ticked and opened to the HTML that replaces an island: after React has rendered the island anew
 * (start-island.ts), and after the island has stopped (keep-html.ts).
 */

type Control = HTMLInputElement & HTMLDetailsElement;

const CONTROLS = 'input, select, textarea, details, summary, button, a, [tabindex]';

/** Slots keep their own nodes, so their controls need no replacement. */
const listControls = (part: Element, selector = CONTROLS) =>
  Array.from(part.querySelectorAll<Control>(selector)).filter((control) => !control.closest('astro-slot'));

/** Controls without an id are found by their order. */
function findReplacement(old: Control, oldPart: Element, island: Element): Control | undefined {
  const { id, localName, name } = old;
  const selector = id ? `#${CSS.escape(id)}` : localName + (name ? `[name="${CSS.escape(name)}"]` : '');
  return listControls(island, selector)[listControls(oldPart, selector).indexOf(old)];
}

/** Focuses a control if the focused one has been removed from the page. */
export function moveFocus(control: Element | null): void {
  // Only elements can have had the focus.
  if (document.activeElement === document.body)
    (control as HTMLElement | null)?.focus({ preventScroll: true });
}

/** `oldPart` has been removed from `island`. Clicks on its controls, which may be queued, go to the replacements. */
export function moveInput(oldPart: Element, island: Element, focused: Element | null): void {
  for (const old of listControls(oldPart)) {
    const control = findReplacement(old, oldPart, island);
    if (!control) continue;
    if (!old.matches('button, a'))
      Object.assign(control, { value: old.value, checked: old.checked, open: old.open });
    if (old === focused) moveFocus(control);
    // directive.ts repeats clicks that came before hydration.
    old.addEventListener('click', () => control.click());
  }
}
