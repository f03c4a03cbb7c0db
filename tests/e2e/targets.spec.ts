import { expect } from '@playwright/test';
import { ENGLISH } from '#lib/language/page-language.ts';
import { galleryEvent } from '../support/own-site.ts';
import { listSurprises } from '../support/in-page/list-surprises.ts';
import { readEntries } from '../support/read-entries.ts';
import { languagesWith, say } from '../support/languages.ts';
import { listTargetFaults } from '../support/in-page/list-target-faults.ts';
import { sweep } from '../support/sweep.ts';
import { test } from '../support/test.ts';
import { mainPath } from '../support/main-service.ts';

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
