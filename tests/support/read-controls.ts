import type { CDPSession, Page } from '@playwright/test';

/** A control as visitors and screen readers find it. */
export interface Control {
  /** The visible words on it or on its label. */
  seen: string;
  /** Its accessible name. */
  name: string;
  /** The target of a link. */
  href: string | null;
  /** The text of the item or section around it. */
  around: string;
  html: string;
}

/** Runs in the page. Gives a number (`data-number`) to each control that visitors can reach, and reads its visible words. */
function readSeen(): Omit<Control, 'name'>[] {
  /** The words of a node that visitors see. Hidden words and words for screen readers only are left out. */
  const read = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
    if (!(node instanceof HTMLElement)) return '';
    const { clipPath, display, visibility } = getComputedStyle(node);
    if (display === 'none' || visibility === 'hidden' || clipPath !== 'none') return '';
    return [...node.childNodes].map(read).join(' ');
  };
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type="hidden"]), select, textarea, summary',
  );
  return [...controls]
    .filter(
      (control) =>
        !control.closest('[aria-hidden="true"]') && control.checkVisibility({ visibilityProperty: true }),
    )
    .map((control, index) => {
      control.dataset['number'] = String(index);
      const item = control.closest('li');
      const itemWithMore = item?.textContent.trim() === control.textContent.trim() ? null : item;
      return {
        seen: read((control as HTMLInputElement).labels?.[0] ?? control),
        href: control instanceof HTMLAnchorElement ? control.href : null,
        around: (itemWithMore ?? control.closest('section, nav, footer, main'))?.textContent ?? '',
        html: control.outerHTML.slice(0, 100),
      };
    });
}

interface DomNode {
  backendNodeId: number;
  attributes?: string[];
  children?: DomNode[];
}

function numbersOf(node: DomNode, found = new Map<number, number>()): Map<number, number> {
  const { attributes = [], children = [] } = node;
  const at = attributes.indexOf('data-number');
  if (at >= 0) found.set(node.backendNodeId, Number(attributes[at + 1]));
  for (const child of children) numbersOf(child, found);
  return found;
}

/** All controls of the open page; `session` belongs to the page. */
export async function readControls(page: Page, session: CDPSession): Promise<Control[]> {
  const controls = (await page.evaluate(readSeen)).map((control) => ({ ...control, name: '' }));
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const numbers = numbersOf(root as DomNode);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  for (const { backendDOMNodeId, name } of nodes) {
    const control = controls[numbers.get(backendDOMNodeId ?? -1) ?? -1];
    if (control) control.name = String(name?.value ?? '');
  }
  return controls;
}
