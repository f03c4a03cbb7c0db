import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { axeExceptions } from './axe-exceptions.ts';
import { axeSource } from './axe-source.ts';
import { judgeDrawnText } from './judge-drawn-text.ts';

/** All of axe's rules for WCAG 2.2 A and AA, and its best practices. */
export const everyRule: readonly string[] = [
  ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  'best-practice',
];

/** The rules that read colours. They are enough for another colour scheme, which changes only colours in our styles. */
export const colourRules: readonly string[] = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on the current page: each violation, and each undecided rule ("incomplete"), with its elements. `rules`: ids or
 * tags. `within`: a CSS selector of the only parts that axe checks. Iframes are skipped, because they are other companies' pages.
 * Faults of text in drawings are always included (judge-drawn-text.ts).
 */
export async function findAxeFaults(page: Page, rules = everyRule, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found = await page.evaluate(
    async ([runOnly, exceptions, include]) => {
      // A sticky element covers text for a moment, which axe cannot judge.
      const sticking = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (element) => getComputedStyle(element).position === 'sticky',
      );
      for (const { style } of sticking) style.position = 'static';
      const { violations, incomplete } = await window.axe.run(include, {
        runOnly: [...runOnly],
        iframes: false,
        // axe need not wait for files: all styles are in the page, and no page plays sound by itself.
        preload: false,
        elementRef: true,
        resultTypes: ['violations', 'incomplete'],
      });
      for (const { style } of sticking) style.removeProperty('position');
      const isException = (rule: string, element: Element | undefined) =>
        exceptions.some((exception) => exception.rule === rule && element?.matches(exception.elements));
      const list = (kind: string, results: typeof violations) =>
        results.flatMap(({ id, help, nodes }) => {
          const ours = nodes.filter(({ element }) => !isException(id, element));
          if (ours.length === 0) return [];
          return [`${kind} ${id} (${help}): ${ours.map(({ target }) => target.join(' ')).join(', ')}`];
        });
      return [...list('violation:', violations), ...list('undecided:', incomplete)];
    },
    [rules, axeExceptions, within] as const,
  );
  return [...found, ...(await page.evaluate(judgeDrawnText))];
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
