import { expect } from '@playwright/test';
import { sweep } from '../support/sweep.ts';
import { test } from '../support/test.ts';
import { useConnection } from '../support/use-connection.ts';
import { english } from '../support/languages.ts';
import { fieldBox, sendButton } from '../support/request-forms.ts';

/** Runs in the page. Lists what moves now, and what would move when its style changes or the page scrolls. */
function listMotion(): string[] {
  const takesTime = (times: string) => times.split(', ').some((time) => Number.parseFloat(time) > 0);
  const faults = document
    .getAnimations()
    .map(
      (animation) => `runs: ${(animation.effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 80)}`,
    );
  for (const element of document.querySelectorAll('*')) {
    for (const part of ['', '::before', '::after', '::backdrop']) {
      const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element, part);
      const moves = [
        // The `<source>` elements of a player are not rendered, so their `animationName` is empty.
        ...(['none', ''].includes(animationName) ? [] : ['animation']),
        ...(takesTime(transitionDuration) ? ['transition'] : []),
        ...(scrollBehavior === 'smooth' ? ['smooth scrolling'] : []),
      ];
      if (moves.length) faults.push(`${element.tagName.toLowerCase()}${part} ${element.id}: ${moves.join()}`);
    }
  }
  return faults;
}

/**
 * Runs in the page, in forced colours, which remove backgrounds and shadows. Lists buttons and fields that have neither an edge nor
 * an underline. Also lists elements whose state, such as `aria-current`, cannot be seen.
 */
function listForcedFaults(): string[] {
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && getComputedStyle(element).clipPath === 'none';
  const edge = (element: Element) => {
    const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth } =
      getComputedStyle(element);
    return [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth].join(' ');
  };
  /** The visible styles that forced colours keep. */
  const looks = (element: Element) => {
    const { textDecorationLine, borderColor, borderStyle, color, fontWeight } = getComputedStyle(element);
    return [edge(element), borderStyle, borderColor, textDecorationLine, color, fontWeight].join();
  };
  const name = ({ tagName, textContent, className }: Element) =>
    `${tagName.toLowerCase()}.${className} "${(textContent ?? '').trim().slice(0, 40)}"`;
  const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);

  const edgeless = shown('button, .button, input:not([type="checkbox"], [type="hidden"]), select, textarea')
    .filter((control) => edge(control) === '0px 0px 0px 0px' && !looks(control).includes('underline'))
    .map((control) => `has no edge: ${name(control)}`);

  const states = '[aria-current], [aria-selected="true"], [aria-invalid="true"], [aria-disabled="true"]';
  const unseen = shown(states).flatMap((element) => {
    const others = [...(element.closest('ul, nav, form, section')?.querySelectorAll(element.tagName) ?? [])];
    const withoutState = others.filter((other) => isShown(other) && !other.matches(states));
    const isSame = withoutState.some((other) => looks(other) === looks(element));
    return isSame ? [`its state is not seen: ${name(element)}`] : [];
  });
  return [...edgeless, ...unseen];
}

test(
  'people who use forced colours can recognise buttons, fields and their states',
  { tag: ['@desktop', '@nightly'] },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    const look = () => page.evaluate(listForcedFaults);
    expect(await sweep(page, [look])).toEqual([]);
    await useConnection(page, 'good');
    await page.goto('/who-we-are');
    await page.locator('.tabs').scrollIntoViewIfNeeded();
    await expect(page.locator('.tabs[data-hydrated]')).toBeVisible();
    expect(await look()).toEqual([]);
    await page.goto('/group-health-check');
    await fieldBox(page, 'name').focus();
    await expect(page.locator('form[novalidate]')).toBeVisible();
    await sendButton(page).click();
    await expect(page.getByRole('alert')).toBeFocused();
    expect(await look()).toEqual([]);
  },
);

test(
  'people who ask for less motion get no animations, transitions or smooth scrolling',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    expect(await page.evaluate(listMotion)).not.toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: english('shell.menu'), exact: true }).click();
    expect(await page.evaluate(listMotion)).toEqual([]);
    expect(await sweep(page, [() => page.evaluate(listMotion)])).toEqual([]);
  },
);
