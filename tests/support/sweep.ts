import { test, type Page } from '@playwright/test';
import { galleryEvent } from './own-site.ts';
import { listPageKinds } from './page-kinds.ts';
import { useConnection } from './use-connection.ts';

/** Checks the open page, and resolves to its faults as sentences; [] if there are none. */
export type Look = () => Promise<string[]>;

/**
 * Opens some pages (page-kinds.ts) and a gallery in turn, on a slow connection, where no island code loads by itself. Resolves to
 * the faults that the checks find, each with its address.
 */
export async function sweep(
  page: Page,
  looks: readonly Look[],
  paths: readonly string[] = [...listPageKinds(), galleryEvent.address],
): Promise<string[]> {
  // Far more than a busy machine needs: a test fails by its faults, not by time.
  test.setTimeout(test.info().timeout + 20_000 * paths.length);
  await useConnection(page, 'slow');
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const look of looks) faults.push(...(await look()).map((fault) => `${path}: ${fault}`));
  }
  return faults;
}
