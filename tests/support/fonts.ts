import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

interface Face {
  family: string;
  weight: number;
  address: string;
}

/**
 * Runs in the page. Shows all its text in these font families. A script loads the font files, because the page's Content Security
 * Policy allows a script to do so. A style with `@font-face` would need an exception.
 */
async function setFonts({ faces, isSpaced }: { faces: Face[]; isSpaced: boolean }): Promise<void> {
  const present = new Set([...document.fonts].map(({ family, weight }) => `${family} ${weight}`));
  const loading = faces
    .filter(({ family, weight }) => !present.has(`${family} ${weight}`))
    .map(async ({ family, weight, address }) => {
      const file = await (await fetch(address)).arrayBuffer();
      document.fonts.add(await new FontFace(family, file, { weight: `${weight}` }).load());
    });
  await Promise.all(loading);
  const families = [...new Set(faces.map(({ family }) => family))];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { font-family: ${families.join(', ')} !important }`);
  if (isSpaced) {
    sheet.insertRule(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    sheet.insertRule('p { margin-block-end: 2em !important }');
  }
  document.adoptedStyleSheets = [sheet];
}

const { resolve } = createRequire(import.meta.url);

// The tests bring their own fonts, because text that fits in one font may not fit in another. Only the files `latin-ext` have the
// cedi sign and some letters of Ghana's languages.
const packages = {
  narrow: ['roboto-condensed', ['latin', 'latin-ext']],
  usual: ['roboto', ['latin', 'latin-ext']],
  // As wide as Verdana.
  wide: ['dejavu-sans', ['latin']],
} as const;

export type Font = keyof typeof packages;
export const fonts = Object.keys(packages) as Font[];

/** Answers a tab's requests for font files, as if the site had these files. Call this function once for each tab. */
export async function serveFonts(page: Page): Promise<void> {
  await page.route('**/fonts-of-tests/**', (route) =>
    route.fulfill({
      path: resolve(new URL(route.request().url()).pathname.replace('/fonts-of-tests/', '@fontsource/')),
    }),
  );
}

/** Shows the open page in a font; `isSpaced` adds the line, letter and word spacing of WCAG 2.2, 1.4.12. */
export async function showInFont(page: Page, font: Font, { isSpaced }: { isSpaced: boolean }): Promise<void> {
  const [name, parts] = packages[font];
  const faces = parts.flatMap((part) =>
    [400, 700].map((weight) => ({
      family: `${name}-${part}`,
      weight,
      address: `/fonts-of-tests/${name}/files/${name}-${part}-${weight}-normal.woff2`,
    })),
  );
  await page.evaluate(setFonts, { faces, isSpaced });
}
