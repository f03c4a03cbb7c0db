import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { axeExceptions } from './axe-exceptions.ts';
import { axeSource } from './axe-source.ts';

/**
 * axe cannot tell whether text in an SVG drawing is readable, because axe does not know the fill of a shape. Each text in a drawing
 * needs a background of one colour: either a halo (a stroke of at least 3 units under the fill of the letters), or a filled shape
 * behind the whole text. Text and background need a contrast of at least 4.5 (WCAG 1.4.3). Runs in the page, so this function may
 * use nothing from outside itself. Returns a sentence for each text that is too faint or has no background.
 */
function judgeDrawnText(): string[] {
  const luminance = (color: string): number => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (a: string, b: string): number => {
    const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
    return (bright + 0.05) / (dark + 0.05);
  };
  // Only colours like rgb(...) can be judged, because they are neither transparent nor mixed.
  const isSolid = (color: string) => color.startsWith('rgb(');

  const backgroundOf = (text: SVGTextElement): string | undefined => {
    const { paintOrder, stroke, strokeWidth } = getComputedStyle(text);
    if (paintOrder.startsWith('stroke') && isSolid(stroke) && Number.parseFloat(strokeWidth) >= 3)
      return stroke;
    const box = text.getBBox();
    const holds = (shape: SVGGraphicsElement) => {
      const { x, y, width, height } = shape.getBBox();
      return x <= box.x && y <= box.y && x + width >= box.x + box.width && y + height >= box.y + box.height;
    };
    return [...(text.ownerSVGElement?.querySelectorAll<SVGGraphicsElement>('path, rect') ?? [])]
      .filter((shape) => shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING)
      .filter(holds)
      .map((shape) => getComputedStyle(shape).fill)
      .findLast(isSolid);
  };

  return [...document.querySelectorAll<SVGTextElement>('svg text')]
    .filter((text) => text.checkVisibility())
    .flatMap((text) => {
      const words = (text.textContent ?? '').trim();
      const background = backgroundOf(text);
      if (!background) return [`drawn text "${words}" has no background of one colour`];
      const ratio = contrast(getComputedStyle(text).fill, background);
      return ratio >= 4.5 ? [] : [`drawn text "${words}" has a contrast of ${ratio.toFixed(2)} only`];
    });
}

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
 * companies' pages. The text in drawings is always checked too (judgeDrawnText).
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
