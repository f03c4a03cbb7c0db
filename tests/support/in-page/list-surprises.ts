/**
 * Runs in the page. Focuses every control, changes every field, and lists what else happens. Focus or input alone must not open or
 * send anything, and must not leave the page (WCAG 2.2, 3.2.1 and 3.2.2).
 */
export async function listSurprises(): Promise<string[]> {
  const faults: string[] = [];
  const address = location.href;
  const opened = () => document.querySelectorAll('dialog[open], :popover-open, iframe').length;
  const before = opened();
  addEventListener('submit', (event) => {
    event.preventDefault();
    faults.push('a form was sent');
  });
  Object.assign(globalThis, { open: () => void faults.push('a window was opened') });
  const look = (control: Element, what: string) => {
    if (location.href !== address)
      faults.push(`${what} of ${control.outerHTML.slice(0, 80)} changed the address`);
    if (opened() !== before) faults.push(`${what} of ${control.outerHTML.slice(0, 80)} opened something`);
  };
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]',
  );
  for (const control of controls) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    control.focus();
    look(control, 'focus');
    if (control instanceof HTMLInputElement && control.type === 'checkbox')
      control.checked = !control.checked;
    else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)
      control.value = control.type === 'date' ? '2099-01-05' : 'a';
    else if (control instanceof HTMLSelectElement) control.selectedIndex = control.options.length - 1;
    else continue;
    control.dispatchEvent(new InputEvent('input', { bubbles: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
    look(control, 'change');
  }
  // Code that the focus loads may arrive a moment later.
  await new Promise((resolve) => {
    requestIdleCallback(resolve, { timeout: 300 });
  });
  look(document.body, 'some control');
  return faults;
}
