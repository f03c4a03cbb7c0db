import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { dress } from './in-page/dress.ts';

const { resolve } = createRequire(import.meta.url);

// Whatever a machine has installed, tests show pages in these: what fits in one font does not fit in another. The second
// file holds letters of Ghana's languages and the sign of the cedi, where the first has none.
const packages = {
  narrow: ['roboto-condensed', ['latin', 'latin-ext']],
  usual: ['roboto', ['latin', 'latin-ext']],
  // As wide as Verdana.
  wide: ['dejavu-sans', ['latin']],
} as const;

export type Font = keyof typeof packages;
export const fonts = Object.keys(packages) as Font[];

/** Lets pages fetch the files of the fonts, as if they stood on the site. To be called once for each tab. */
export async function serveFonts(page: Page): Promise<void> {
  await page.route('**/fonts-of-tests/**', (route) =>
    route.fulfill({ path: resolve(`@fontsource/${new URL(route.request().url()).pathname.slice(16)}`) }),
  );
}

/** Shows the open page in a font, with `isSpaced` in the room for lines, letters and words of WCAG 2.2, 1.4.12. */
export async function showIn(page: Page, font: Font, { isSpaced }: { isSpaced: boolean }): Promise<void> {
  const [name, parts] = packages[font];
  const faces = parts.flatMap((part) =>
    [400, 700].map((weight) => ({
      family: `${name}-${part}`,
      weight,
      address: `/fonts-of-tests/${name}/files/${name}-${part}-${weight}-normal.woff2`,
    })),
  );
  await page.evaluate(dress, { faces, isSpaced });
}
