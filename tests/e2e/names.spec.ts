import { expect, type CDPSession, type Page } from '@playwright/test';
import { sweep } from '../support/sweep.ts';
import { openFolds } from '../support/open-folds.ts';
import { test } from '../support/test.ts';

/** A control as visitors and screen readers find it. */
interface Control {
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
async function readControls(page: Page, session: CDPSession): Promise<Control[]> {
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

const flat = (text: string) => text.toLowerCase().replace(/[^\p{Letter}\p{Number}]+/gu, '');

const listNameless = (controls: readonly Control[]) =>
  controls.filter(({ name }) => flat(name) === '').map(({ html }) => `has no name: ${html}`);

const listMisnamed = (controls: readonly Control[]) =>
  controls
    .filter(({ seen, name }) => !flat(name).includes(flat(seen)))
    .map(({ seen, name }) => `shows "${seen}" but is called "${name}"`);

/** Links that have the same name but different targets, although they are in the same list item or section. */
function listAlike(controls: readonly Control[]): string[] {
  const targets = new Map<string, string>();
  return controls.flatMap(({ name, around, href }) => {
    const key = `${flat(name)} in ${around}`;
    if (href === null) return [];
    const known = targets.get(key) ?? href;
    targets.set(key, href);
    return known === href ? [] : [`two links are called "${name}": ${known} and ${href}`];
  });
}

test(
  'people who speak commands can call each control by its visible words',
  { tag: '@nightly' },
  async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    let count = 0;
    const look = async () => {
      await openFolds(page);
      const controls = await readControls(page, session);
      count += controls.length;
      return [listNameless, listMisnamed, listAlike].flatMap((list) => list(controls));
    };
    expect(await sweep(page, [look])).toEqual([]);
    expect(count).toBeGreaterThan(100);
  },
);
