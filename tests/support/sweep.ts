import { test, type Page } from '@playwright/test';
import { galleryEvent } from './own-site.ts';
import { listPageKinds } from './page-kinds.ts';
import { useConnection } from './use-connection.ts';

/** Checks the open page, and resolves to its faults as sentences; [] if there are none. */
export type Look = () => Promise<string[]>;

/**
 * Opens each page of `paths`, and checks it with each function of `looks`. By default, `paths` are some pages (page-kinds.ts) and a
 * page with a gallery. The connection is slow, so no island loads its code by itself. Resolves to the faults, each after the
 * address of the page.
 */
export async function sweep(
  page: Page,
  looks: readonly Look[],
  paths: readonly string[] = [...listPageKinds(), galleryEvent.address],
): Promise<string[]> {
  // More time than a busy machine needs, so that a test fails because of faults and never because of time.
  test.setTimeout(test.info().timeout + 20_000 * paths.length);
  await useConnection(page, 'slow');
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    for (const look of looks) faults.push(...(await look()).map((fault) => `${path}: ${fault}`));
  }
  return faults;
}
