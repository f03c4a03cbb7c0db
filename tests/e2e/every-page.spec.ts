import { expect, type Page } from '@playwright/test';
import { addresses } from '../support/addresses.ts';
import { axeExceptions } from '../support/axe-exceptions.ts';
import { colourRules, everyRule, findAxeFaults } from '../support/find-axe-faults.ts';
import { firstOfEachKind, listPages } from '../support/list-pages.ts';
import { paintAsForced } from '../support/paint-as-forced.ts';
import { test } from '../support/test.ts';

interface Look {
  name: string;
  widthPx: 320 | 1280;
  media: { colorScheme?: 'light' | 'dark'; forcedColors?: 'active' };
  rules: readonly string[];
  isOfKind?: boolean;
}

// At another width other elements show, so every rule is asked at both; in another scheme only colours differ. What shows at
// one width alone is the same on all pages of a kind: those looks are asked once for each kind. Forced colours come last,
// since paintAsForced holds until the page is left.
const looks: readonly Look[] = [
  { name: 'wide, light', widthPx: 1280, media: { colorScheme: 'light' }, rules: everyRule },
  { name: 'wide, dark', widthPx: 1280, media: { colorScheme: 'dark' }, rules: colourRules, isOfKind: true },
  {
    name: 'narrow, light',
    widthPx: 320,
    media: { colorScheme: 'light' },
    rules: colourRules,
    isOfKind: true,
  },
  { name: 'narrow, dark', widthPx: 320, media: { colorScheme: 'dark' }, rules: everyRule },
  { name: 'narrow, forced', widthPx: 320, media: { forcedColors: 'active' }, rules: colourRules },
];

/** What is wrong with the page at an address in each of the looks. */
async function lookAt(page: Page, address: string, asked: readonly Look[]): Promise<string[]> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const faults: string[] = [];
  for (const look of asked) {
    await page.setViewportSize({ width: look.widthPx, height: 800 });
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', ...look.media });
    if (look.media.forcedColors) await page.evaluate(paintAsForced);
    faults.push(
      ...(await findAxeFaults(page, look.rules)).map((fault) => `${address}, ${look.name}: ${fault}`),
    );
  }
  return faults;
}

test(
  'whichever page somebody comes to, in whichever colours, wide or narrow, axe finds no fault and leaves none undecided',
  { tag: '@desktop' },
  async ({ browser }) => {
    // Some 190 pages, two at a time.
    test.setTimeout(300_000);
    const pages = await listPages();
    expect(pages).toEqual(expect.arrayContaining([...addresses]));
    const kinds = firstOfEachKind(pages);

    const left = [...pages];
    const faults: string[] = [];
    await Promise.all(
      [1, 2].map(async () => {
        const page = await browser.newPage({ baseURL: 'http://localhost:4321', reducedMotion: 'reduce' });
        for (let address = left.shift(); address; address = left.shift()) {
          const asked = looks.filter(({ isOfKind }) => !isOfKind || kinds.includes(address));
          faults.push(...(await lookAt(page, address, asked)));
        }
        await page.close();
      }),
    );

    console.log(
      `figures: axe, ${pages.length} pages in light, dark, forced colours, at 1280 and 320 pixels: ${faults.length} violations or undecided`,
    );
    for (const { rule, elements, reason, instead } of axeExceptions)
      console.log(`figures: not left to axe: ${rule} of ${elements}, since ${reason}; decided by ${instead}`);
    expect(faults).toEqual([]);
  },
);
