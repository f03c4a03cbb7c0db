import { expect, type Page } from '@playwright/test';
import { addresses } from '../support/addresses.ts';
import { axeExceptions } from '../support/axe-exceptions.ts';
import { colourRules, everyRule, findAxeFaults } from '../support/find-axe-faults.ts';
import { axeSource } from '../support/axe-source.ts';
import { listBuiltPages } from '../support/list-built-pages.ts';
import { galleryEvent } from '../support/own-site.ts';
import { listPageKinds } from '../support/page-kinds.ts';
import { test } from '../support/test.ts';

/**
 * Runs in the page, in forced colours: marks the parts that keep their own colours (`forced-color-adjust: none`) with
 * data-own-colours, and returns their number. Only their contrast needs a test: the browser chooses all other colours.
 */
function markOwnColours(): number {
  const keepsOwn = (element: Element | null) =>
    element !== null && getComputedStyle(element).getPropertyValue('forced-color-adjust') === 'none';
  const parts = [...document.querySelectorAll('body *')].filter(
    (element) => keepsOwn(element) && !keepsOwn(element.parentElement),
  );
  for (const part of parts) part.setAttribute('data-own-colours', '');
  return parts.length;
}

interface Look {
  name: string;
  widthPx: 320 | 1280;
  media: { colorScheme: 'light' | 'dark' };
  rules: readonly string[];
  /** Whether axe checks only a few pages in this look. */
  isForFewPages?: boolean;
}

// At 320 pixels, axe checks every page with every rule. A screen of 1280 pixels that is enlarged to 400% shows the same. The dark
// scheme changes only colours, so `colourRules` are enough. A wide screen shows the same HTML in columns, so few pages are enough.
const narrow: Look = {
  name: 'narrow, light',
  widthPx: 320,
  media: { colorScheme: 'light' },
  rules: everyRule,
};
const looks: readonly Look[] = [
  narrow,
  { name: 'narrow, dark', widthPx: 320, media: { colorScheme: 'dark' }, rules: colourRules },
  {
    name: 'wide, dark',
    widthPx: 1280,
    media: { colorScheme: 'dark' },
    rules: colourRules,
    isForFewPages: true,
  },
  {
    name: 'wide, light',
    widthPx: 1280,
    media: { colorScheme: 'light' },
    rules: everyRule,
    isForFewPages: true,
  },
];

/** Opens a page, and returns its faults in each of the looks `asked` and in forced colours. */
async function lookAt(page: Page, address: string, asked: readonly Look[]): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const faults: string[] = [];
  const note = (name: string, found: string[]) =>
    faults.push(...found.map((fault) => `${address}, ${name}: ${fault}`));
  for (const { name, widthPx, media, rules } of asked) {
    if (page.viewportSize()?.width !== widthPx) await page.setViewportSize({ width: widthPx, height: 800 });
    await page.emulateMedia(media);
    note(name, await findAxeFaults(page, rules));
  }
  await page.emulateMedia({ forcedColors: 'active' });
  if ((await page.evaluate(markOwnColours)) > 0)
    note('forced colours', await findAxeFaults(page, colourRules, '[data-own-colours]'));
  return faults;
}

test(
  'axe finds no fault on any page in light, dark or forced colours',
  { tag: ['@desktop', '@nightly'] },
  async ({ browser }) => {
    // All pages take long, even two at a time.
    test.setTimeout(1_800_000);
    // /404 redirects to /not-found at once.
    const built = (await listBuiltPages()).filter((address) => address !== '/404');
    const pages = [...built, galleryEvent.address];
    expect(pages).toEqual(expect.arrayContaining([...addresses]));
    const fewPages = [...listPageKinds(), galleryEvent.address];

    const remaining = [...pages];
    const faults: string[] = [];
    const context = await browser.newContext({
      baseURL: 'http://localhost:4321',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    await context.addInitScript(axeSource);
    await Promise.all(
      [1, 2].map(async () => {
        const page = await context.newPage();
        for (let address = remaining.shift(); address; address = remaining.shift()) {
          const asked = looks.filter(({ isForFewPages }) => !isForFewPages || fewPages.includes(address));
          faults.push(...(await lookAt(page, address, asked)));
        }
      }),
    );
    await context.close();

    console.log(
      `figures: axe, ${pages.length} pages at 320 pixels, of them ${fewPages.length} at 1280, ` +
        `in light, dark and forced colours: ${faults.length} violations or undecided`,
    );
    for (const { rule, elements, reason, instead } of axeExceptions)
      console.log(`figures: not left to axe: ${rule} of ${elements}, since ${reason}; decided by ${instead}`);
    expect(faults).toEqual([]);
  },
);
