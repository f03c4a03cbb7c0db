import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { axeExceptions } from './axe-exceptions.ts';
import { axeSource } from './axe-source.ts';
import { judgeDrawnText } from './judge-drawn-text.ts';

/** All rules of axe for WCAG 2.2 A and AA, and axe's best practices. */
export const everyRule: readonly string[] = [
  ...['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  'best-practice',
];

/** The rules about colours. They are enough for a second colour scheme, because our schemes differ only in colours. */
export const colourRules: readonly string[] = ['color-contrast', 'link-in-text-block'];

/**
 * Lists each rule that the page breaks, and each rule that axe cannot decide ("incomplete"), with its elements. `rules` has ids or
 * tags of rules. axe checks only the parts that the CSS selector `within` matches. It skips iframes, because they show other
 * companies' pages. The text in drawings is always checked too (judge-drawn-text.ts).
 */
export async function findAxeFaults(page: Page, rules = everyRule, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const found = await page.evaluate(
    async ([runOnly, exceptions, include]) => {
      // axe cannot judge text that a sticky element covers. So no element is sticky while axe runs.
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
          const faulty = nodes.filter(({ element }) => !isException(id, element));
          if (faulty.length === 0) return [];
          return [`${kind} ${id} (${help}): ${faulty.map(({ target }) => target.join(' ')).join(', ')}`];
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
