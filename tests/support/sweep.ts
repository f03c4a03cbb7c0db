import { test, type Page } from '@playwright/test';
import { listPageKinds } from './page-kinds.ts';
import { useConnection } from './use-connection.ts';

/** Looks at the page that is open, and resolves to its faults in words; none is an empty list. */
export type Look = () => Promise<string[]>;

/**
 * Opens a page of every kind in turn, as on a slow line, where no code of an island comes by itself. Resolves to the faults that any of
 * the looks finds, each with its address.
 */
export async function sweep(
  page: Page,
  looks: readonly Look[],
  paths: readonly string[] = listPageKinds(),
): Promise<string[]> {
  // Far above what a busy machine needs: faults are in the list, not in the time.
  test.setTimeout(test.info().timeout + 20_000 * paths.length);
  await useConnection(page, 'slow');
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const look of looks) faults.push(...(await look()).map((fault) => `${path}: ${fault}`));
  }
  return faults;
}
