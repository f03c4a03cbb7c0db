import { expect } from '@playwright/test';
import { axeSource } from '../support/axe-source.ts';
import { openFolds } from '../support/open-folds.ts';
import { sweep } from '../support/sweep.ts';
import { test } from '../support/test.ts';

/**
 * Runs in the page, after axe. Lists controls whose name lacks a visible word, and links with the same name but different targets in
 * the same list item or section. axe itself finds controls without a name.
 */
function listNameFaults(): string[] {
  const flat = (text: string) => text.toLowerCase().replace(/[^\p{Letter}\p{Number}]+/gu, '');
  /** The words of a node that visitors see. Hidden words and words for screen readers only are left out. */
  const read = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
    if (!(node instanceof HTMLElement)) return '';
    const { clipPath, display, visibility } = getComputedStyle(node);
    if (display === 'none' || visibility === 'hidden' || clipPath !== 'none') return '';
    return [...node.childNodes].map(read).join(' ');
  };
  window.axe.setup(document.documentElement);
  const { accessibleText } = window.axe.commons.text;
  const targets = new Map<string, string>();
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type="hidden"]), select, textarea, summary',
    ),
  ].filter(
    (control) =>
      !control.closest('[aria-hidden="true"]') && control.checkVisibility({ visibilityProperty: true }),
  );
  const faults = controls.flatMap((control) => {
    const name = accessibleText(control);
    const seen = read((control as HTMLInputElement).labels?.[0] ?? control);
    const misnamed = flat(name).includes(flat(seen)) ? [] : [`shows "${seen}" but is called "${name}"`];
    if (!(control instanceof HTMLAnchorElement)) return misnamed;
    const item = control.closest('li');
    const itemWithMore = item?.textContent.trim() === control.textContent.trim() ? null : item;
    const around = (itemWithMore ?? control.closest('section, nav, footer, main'))?.textContent ?? '';
    const key = `${flat(name)} in ${around}`;
    const known = targets.get(key) ?? control.href;
    targets.set(key, control.href);
    const alike = `two links are called "${name}": ${known} and ${control.href}`;
    return known === control.href ? misnamed : [...misnamed, alike];
  });
  window.axe.teardown();
  return controls.length > 10 ? faults : [...faults, 'the page has few controls'];
}

test(
  'people who speak commands can call each control by its visible words',
  { tag: '@nightly' },
  async ({ page }) => {
    const look = async () => {
      await openFolds(page);
      await page.evaluate(axeSource);
      return page.evaluate(listNameFaults);
    };
    expect(await sweep(page, [look])).toEqual([]);
  },
);
