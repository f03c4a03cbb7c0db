import type { Page } from '@playwright/test';

/** Runs in the page. Everything that a press could have changed, as one text. */
function readState(): string {
  const changed = document.querySelectorAll(
    '[open], :checked, :popover-open, [aria-expanded="true"], [aria-selected="true"], [aria-current], iframe',
  );
  const all = [...document.querySelectorAll('*')];
  return [location.href, ...[...changed].map((element) => all.indexOf(element))].join(' ');
}

/** Runs in the page. One control of each kind that is not in `known`, with the kinds. */
function numberControls(known: string[]): string[] {
  // A link that is held and moved would be dragged, which is another thing to do.
  addEventListener('dragstart', (event) => event.preventDefault());
  const kinds = new Set(known);
  const found: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>(
    'a[href], button, label:has(input), summary',
  )) {
    const { tagName, className, dataset, parentElement } = control;
    // Lean pages' own names differ from page to page.
    const names = `${className} in ${parentElement?.tagName} ${parentElement?.className}`.replace(
      /\b_\w+/g,
      '',
    );
    const kind = [tagName, dataset['look'], names].join(' ');
    if (kinds.has(kind) || !control.checkVisibility({ visibilityProperty: true })) continue;
    kinds.add(kind);
    control.dataset['pressed'] = String(found.push(kind));
  }
  return found;
}

/** Runs in the page. The middle of a control, once it is in view. */
function findMiddle(index: number): { x: number; y: number } {
  const control = document.querySelector(`[data-pressed="${index}"]`);
  control?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x = 0, y = 0, width = 0, height = 0 } = control?.getBoundingClientRect() ?? {};
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Holds the mouse down on one control of each kind on the page, leaves it and lets go (WCAG 2.2, 2.5.2). Resolves to the kinds
 * for which that did something; `pressed` grows by what was tried.
 */
export async function pressAndLeave(page: Page, pressed: Set<string>): Promise<string[]> {
  const faults: string[] = [];
  const kinds = await page.evaluate(numberControls, [...pressed]);
  for (const [index, kind] of kinds.entries()) {
    pressed.add(kind);
    const { x, y } = await page.evaluate(findMiddle, index + 1);
    const before = await page.evaluate(readState);
    await page.mouse.move(x, y);
    await page.mouse.down();
    const during = await page.evaluate(readState);
    await page.mouse.move(2, 2);
    await page.mouse.up();
    if (during !== before || (await page.evaluate(readState)) !== before) faults.push(kind);
  }
  return faults;
}
