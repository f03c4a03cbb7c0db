import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { standInEnvironment } from '../stand-ins/environment.ts';

/** The built page of an address, as a file. */
export function readBuiltPage(path: string): string {
  return readFileSync(`${standInEnvironment['OUT_DIR']}${path}.html`, 'utf8');
}

/**
 * Opens a page of an old build at some moment of the visitor's clock: a clock behind the build counts as wrong, and these tests
 * must pass whenever the site was built.
 */
export async function openAt(page: Page, path: string, moment: number): Promise<void> {
  const body = readBuiltPage(path)
    .replace(/data-made="[^"]*"/, 'data-made="2020-01-01"')
    .replace(/data-next="[^"]*"/, 'data-next="0"');
  await page.route(
    ({ pathname }) => pathname === path,
    (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
    { times: 1 },
  );
  await page.clock.setFixedTime(moment);
  await page.goto(path);
}
