import { expect, type CDPSession, type Page } from '@playwright/test';
import { isNightly } from '../support/breadth.ts';
import { axeSource } from '../support/axe-source.ts';
import { findAxeFaults } from '../support/find-axe-faults.ts';
import { fonts, serveFonts, showInFont, type Font } from '../support/fonts.ts';
import { listBuiltPages } from '../support/list-built-pages.ts';
import { galleryEvent } from '../support/own-site.ts';
import { sweep, type Look } from '../support/sweep.ts';
import { test } from '../support/test.ts';

/** Runs in the page. Lists cut-off text, text that needs sideways scrolling, and bars that cover too much of the screen. */
function listTextFaults(): string[] {
  const faults: string[] = [];
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()} "${(element.textContent ?? '').trim().slice(0, 40)}"`;
  const parts = [
    ...document.querySelectorAll<HTMLElement>('body, body :not(svg *, script, style, noscript)'),
  ];
  const isOut = (element: Element) => element.getBoundingClientRect().right > innerWidth + 0.5;
  if (document.documentElement.scrollWidth > innerWidth) {
    const widest = parts.find((part) => isOut(part) && ![...part.children].some(isOut));
    faults.push(`scrolls sideways, because of ${widest ? name(widest) : 'something'}`);
  }
  let barsPx = 0;
  for (const part of parts) {
    const { overflowX, overflowY, position, clipPath, whiteSpace } = getComputedStyle(part);
    const isForScreenReaders = clipPath !== 'none' && part.clientWidth <= 1;
    const hasText = [...part.childNodes].some((node) => node.nodeType === 3 && (node.nodeValue ?? '').trim());
    if (isForScreenReaders || part.clientWidth === 0) continue;
    const isCut =
      (overflowX !== 'visible' && overflowX !== 'auto' && part.scrollWidth > part.clientWidth + 1) ||
      (overflowY !== 'visible' && overflowY !== 'auto' && part.scrollHeight > part.clientHeight + 1);
    if (isCut && !(part instanceof HTMLInputElement)) faults.push(`cuts off ${name(part)}`);
    // Fixed and sticky elements: scrolling does not move them, and on a short screen they cover text.
    if (position === 'fixed' || position === 'sticky') barsPx += part.offsetHeight;
    if (position === 'fixed' && part.scrollWidth > part.clientWidth)
      faults.push(`does not fit ${name(part)}`);
    if (hasText && whiteSpace === 'nowrap' && isOut(part) && position !== 'absolute') {
      const isInScroller = part.closest('.carousel, [data-scrolls], .gallery-row');
      if (!isInScroller && part.getBoundingClientRect().width > 0)
        faults.push(`leaves the page: ${name(part)}`);
    }
  }
  // Bars may cover a third of the screen. On a screen less than 30 em high, no bar is allowed.
  const em = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const maxBarsPx = innerHeight < 30 * em ? 0 : innerHeight / 3;
  if (barsPx > maxBarsPx)
    faults.push(`${barsPx} pixels stay on the screen, at most ${Math.floor(maxBarsPx)} may`);
  return faults;
}

/** Runs in the page. Scrolls to each control, as the Tab key does, and lists the controls that a bar or something else covers. */
function listCovered(): string[] {
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, select, textarea, input:not([type="hidden"])',
    ),
  ];
  const covered: string[] = [];
  for (const control of controls) {
    if (
      !control.checkVisibility({ visibilityProperty: true }) ||
      control.closest('svg, [aria-hidden="true"]')
    )
      continue;
    // Marks of the drawn map may be covered, because each place is also in a list. A gallery's large picture is covered by the
    // button that enlarges it.
    if (control.matches('.mark, .gallery-main > a') || getComputedStyle(control).clipPath !== 'none')
      continue;
    control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = [...control.getClientRects()].find(({ width, height }) => width > 1 && height > 1);
    // The skip link is above the page until it has the focus.
    if (!box || box.bottom + scrollY < 0) continue;
    const seen = { top: Math.max(box.top, 0), bottom: Math.min(box.bottom, innerHeight) };
    const hit = document.elementFromPoint(box.left + box.width / 2, (seen.top + seen.bottom) / 2);
    const isOwn =
      hit !== null &&
      (control.contains(hit) ||
        hit.closest('label')?.contains(control) ||
        control.closest('label')?.contains(hit));
    if (!isOwn)
      covered.push(
        `${hit?.tagName.toLowerCase() ?? 'nothing'} "${(hit?.textContent ?? '').trim().slice(0, 30)}" covers ` +
          `${control.tagName.toLowerCase()} "${(control.textContent || control.getAttribute('name') || '').trim().slice(0, 30)}"`,
      );
  }
  return covered;
}

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
  'people who enlarge pages or text see no cut-off text, covered controls or sideways scrolling, and axe finds no fault',
  { tag: ['@desktop', '@sweep'] },
  async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    const looks = [
      ...sizes.map((size) => lookIn(page, client, size, 'wide', true)),
      ...sizesWithDoubleText.map((size) => lookIn(page, client, size, 'usual', false)),
    ];
    await page.context().addInitScript(axeSource);
    const lookWithAxe = async () => {
      await client.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
      await page.setViewportSize({ width: 320, height: 800 });
      return findAxeFaults(page);
    };
    // Of the sizes, the first is the smallest screen, and the last has the largest text on a narrow one. At night, axe looks at every
    // page (every-page.spec.ts).
    const few = [lookWithAxe, ...looks.slice(0, 1), ...looks.slice(-1)];
    expect(await sweep(page, isNightly ? looks : few)).toEqual([]);
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
