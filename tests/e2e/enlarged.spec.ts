import { expect, type CDPSession, type Page } from '@playwright/test';
import { isNightly } from '../support/breadth.ts';
import { fonts, serveFonts, showInFont, type Font } from '../support/fonts.ts';
import { listCovered } from '../support/in-page/list-covered.ts';
import { listTextFaults } from '../support/in-page/list-text-faults.ts';
import { listBuiltPages } from '../support/list-built-pages.ts';
import { galleryEvent } from '../support/own-site.ts';
import { sweep, type Look } from '../support/sweep.ts';
import { test } from '../support/test.ts';

interface Size {
  widthPx: number;
  heightPx: number;
  /** The text size in the visitor's browser settings. All sizes on the site grow with it. */
  textPx: number;
}

const sizes: readonly Size[] = [
  // A screen of 1280 x 1024 pixels, enlarged to 400%.
  { widthPx: 320, heightPx: 256, textPx: 16 },
  // The narrowest screen of a folding phone.
  { widthPx: 280, heightPx: 653, textPx: 16 },
  { widthPx: 360, heightPx: 640, textPx: 24 },
];
const sizesWithDoubleText: readonly Size[] = [
  { widthPx: 640, heightPx: 640, textPx: 32 },
  { widthPx: 320, heightPx: 640, textPx: 32 },
];

const readTextPx = (page: Page) =>
  page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));

/** A check of the open page in this size and font. `isSpaced` adds the wider spacing of WCAG 2.2, 1.4.12. */
function lookIn(page: Page, client: CDPSession, size: Size, font: Font, isSpaced: boolean): Look {
  const { widthPx, heightPx, textPx } = size;
  const where = `${widthPx} x ${heightPx}, text of ${textPx}, ${font} font${isSpaced ? ', spaced' : ''}`;
  return async () => {
    await client.send('Page.setFontSizes', { fontSizes: { standard: textPx } });
    await page.setViewportSize({ width: widthPx, height: heightPx });
    await showInFont(page, font, { isSpaced });
    await expect.poll(() => readTextPx(page), { intervals: [0, 10] }).toBe(textPx);
    const faults = [...(await page.evaluate(listTextFaults)), ...(await page.evaluate(listCovered))];
    return faults.map((fault) => `${where}: ${fault}`);
  };
}

test.beforeEach(({ page }) => serveFonts(page));

test(
  'people who enlarge pages or text see no cut-off text, covered controls or sideways scrolling',
  { tag: ['@desktop', '@sweep'] },
  async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    const looks = [
      ...sizes.map((size) => lookIn(page, client, size, 'wide', true)),
      ...sizesWithDoubleText.map((size) => lookIn(page, client, size, 'usual', false)),
    ];
    // Of the sizes, the first is the smallest screen, and the last has the largest text on a narrow one.
    expect(await sweep(page, isNightly ? looks : [...looks.slice(0, 1), ...looks.slice(-1)])).toEqual([]);
  },
);

/** Runs in the page. Doubles only the text, as some browsers do. Media queries and all other sizes stay the same. */
function doubleText(): void {
  for (const [index, px] of [15, 17, 20, 24, 32].entries())
    document.documentElement.style.setProperty(`--text-${index}`, `${2 * px}px`);
}

test(
  'people whose browser enlarges only the text do not scroll sideways',
  { tag: ['@desktop', '@nightly'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const look = async () => {
      await page.evaluate(doubleText);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      return beyond > 0 ? [`${beyond} pixels beyond the screen`] : [];
    };
    expect(await sweep(page, [look])).toEqual([]);
  },
);

for (const font of fonts)
  test(
    `in the ${font} font, small screens show all text and controls`,
    { tag: ['@desktop', '@nightly'] },
    async ({ page }) => {
      const client = await page.context().newCDPSession(page);
      const looks = sizes.flatMap((size) =>
        [false, true].map((isSpaced) => lookIn(page, client, size, font, isSpaced)),
      );
      expect(await sweep(page, looks, [...(await listBuiltPages()), galleryEvent.address])).toEqual([]);
    },
  );
