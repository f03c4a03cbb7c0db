import { expect } from '@playwright/test';
import { ENGLISH } from '#lib/language/page-language.ts';
import { galleryEvent } from '../support/own-site.ts';
import { readEntries } from '../support/read-entries.ts';
import { languagesWith, say } from '../support/languages.ts';
import { sweep } from '../support/sweep.ts';
import { test } from '../support/test.ts';
import { mainPath } from '../support/main-service.ts';

/**
 * Runs in the page. Lists main actions below 44 pixels. axe finds other controls that are too small and crowded (target-size). A mark
 * of the drawn map may be below 44 pixels, because each place is also in a list.
 */
function listTargetFaults(): string[] {
  const mainActions =
    'button, .button, summary:not(.mark), select, textarea, input:not([type="hidden"]), .phone-bar a';
  return [...document.querySelectorAll<HTMLElement>(mainActions)].flatMap((control) => {
    // A finger can also hit the label around a field.
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
    const { width, height } = (label?.contains(control) ? label : control).getBoundingClientRect();
    const isForFingers =
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.closest('[aria-hidden="true"]') &&
      getComputedStyle(control).clipPath === 'none' &&
      control.getBoundingClientRect().bottom >= 0 &&
      width > 0;
    // Half a pixel is for rounding.
    if (!isForFingers || Math.min(width, height) >= 43.5) return [];
    const words = (control.ariaLabel ?? control.textContent.trim().slice(0, 40)) || control.id;
    return [`${Math.round(width)} x ${Math.round(height)}: ${control.tagName.toLowerCase()} "${words}"`];
  });
}

/**
 * Runs in the page. Focuses every control, changes every field, and lists what else happens. Focus or input alone must not open or
 * send anything, and must not leave the page (WCAG 2.2, 3.2.1 and 3.2.2).
 */
async function listSurprises(): Promise<string[]> {
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

/**
 * Runs in the page. Lists what visitors can move only by dragging or swiping (WCAG 2.2, 2.5.7): draggable elements, range inputs,
 * and rows that scroll sideways but have no two buttons for this. Each of the `pairs` has the labels of two buttons, for example
 * "Previous" and "Next".
 */
function listDragFaults(pairs: readonly (readonly string[])[]): string[] {
  const faults = [...document.querySelectorAll('[draggable="true"], input[type="range"]')].map(
    ({ outerHTML }) => `is dragged: ${outerHTML.slice(0, 80)}`,
  );
  for (const row of document.querySelectorAll('main *')) {
    const { overflowX } = getComputedStyle(row);
    if (!['auto', 'scroll'].includes(overflowX) || row.scrollWidth <= row.clientWidth + 1) continue;
    const buttons = [...(row.closest('section, article')?.querySelectorAll('button') ?? [])];
    const isMovedBy = (word: string) => buttons.some(({ textContent }) => textContent.includes(word));
    if (!pairs.some((words) => words.every(isMovedBy))) faults.push(`is swiped only: ${row.className}`);
  }
  return faults;
}

// Pages with form fields, islands, buttons or their own scripts.
const withScript = [
  ...['/', '/booking', mainPath, '/group-health-check', '/who-we-are', '/events', galleryEvent.address],
  ...['/news', '/our-impact', '/search', '/donate', '/store'],
  ...readEntries('internships')
    .slice(0, 1)
    .map(({ id }) => `/internships/${id}`),
];

// The labels “Previous” and “Next” of slides and galleries, as pairs, in each language.
const buttonPairs = [ENGLISH, ...languagesWith('/').map(({ tag }) => tag)].flatMap((tag) =>
  ['home', 'gallery'].map((place) => [say(tag, `${place}.previous`), say(tag, `${place}.next`)]),
);

test(
  'people whose hands shake can hit every control and need not drag or swipe',
  { tag: '@nightly' },
  async ({ page }) => {
    const looks = [() => page.evaluate(listTargetFaults), () => page.evaluate(listDragFaults, buttonPairs)];
    expect(await sweep(page, looks)).toEqual([]);
  },
);

test(
  'focusing or changing a control opens nothing and sends nothing',
  { tag: ['@desktop', '@nightly'] },
  async ({ page }) => {
    expect(await sweep(page, [() => page.evaluate(listSurprises)], withScript)).toEqual([]);
  },
);
