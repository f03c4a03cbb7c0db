import { expect, type Page } from '@playwright/test';
import { test } from '../support/test.ts';

declare global {
  interface PerformanceResourceTiming {
    // TypeScript does not know these two yet.
    readonly contentEncoding: string;
    readonly deliveryType: string;
  }
}

const inFoot = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Follows a link in the page's foot, and resolves to how the page came. */
async function follow(page: Page, name: string) {
  const link = inFoot(page, name);
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return { packed: entry?.contentEncoding, bytes: entry?.encodedBodySize, delivery: entry?.deliveryType };
  });
}

/** Goes to and fro until the page has come as expected: the browser sees to frame and rules when it has nothing else to do. */
async function readOn(page: Page, isThere: (came: Awaited<ReturnType<typeof follow>>) => boolean) {
  const names = ['Privacy', 'Accessibility'];
  await expect
    .poll(async () => {
      names.reverse();
      return isThere(await follow(page, names[0] ?? ''));
    })
    .toBe(true);
}

for (const serviceWorkers of ['block', 'allow'] as const)
  test.describe(serviceWorkers === 'allow' ? 'with the worker between,' : 'without a worker,', () => {
    test.use({ serviceWorkers });

    test('whoever reads on pays for what is new on a page, and for its frame once', async ({ page }) => {
      await page.goto('/who-we-are');
      expect((await follow(page, 'Work With Us')).packed).toBe('br');
      await readOn(page, ({ packed }) => packed === 'dcz');
      const further = await follow(page, 'Internship Programs');
      expect(further.packed).toBe('dcz');
      // A worker hands on what it has unpacked.
      if (serviceWorkers === 'block') expect(further.bytes).toBeLessThan(2500);
    });

    test('whoever reads on finds the next page fetched while the finger was still on its link', async ({
      page,
    }) => {
      await page.goto('/who-we-are');
      expect((await follow(page, 'Work With Us')).delivery).toBe('');
      await readOn(page, ({ delivery }) => delivery === 'navigational-prefetch');
    });
  });
